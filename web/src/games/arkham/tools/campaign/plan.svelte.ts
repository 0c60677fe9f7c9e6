// Plans for campaigns: a new campaign, and new investigators. They are kept while another page is open.
import { Company, DIFFICULTIES } from "../../setup/setup.svelte";

class Plan {
  readonly company = new Company();
  count = $state(1);
  name = $state("");
  difficulty: (typeof DIFFICULTIES)[number] = $state("standard");
}

let plan = new Plan();

/** The new campaign as it was left. */
export const plans = (): Plan => plan;

/** Forget the plan after its campaign began. */
export function forgetPlan(): void {
  plan = new Plan();
}

const newcomers = new Map<string, Company>();

/** The new investigator for a seat of a campaign; whether there was one before. */
export function newcomer(campaign: string, seat: number): { company: Company; left: boolean } {
  const key = `${seat} ${campaign}`;
  const left = newcomers.get(key);
  const company = left ?? new Company();
  newcomers.set(key, company);
  return { company, left: !!left };
}

/** The new investigator was sent. */
export function sent(campaign: string, seat: number): void {
  newcomers.delete(`${seat} ${campaign}`);
}
