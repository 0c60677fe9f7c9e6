// What is settled for campaigns and not begun: a new campaign, and those who are to be sent. It waits while another page is looked at.
import { Company, DIFFICULTIES } from "../../setup/setup.svelte";

class Plan {
  readonly company = new Company();
  count = $state(1);
  name = $state("");
  difficulty: (typeof DIFFICULTIES)[number] = $state("standard");
}

let plan = new Plan();

/** The new campaign as it was left. */
export const planned = (): Plan => plan;

/** It has begun: the next one begins anew. */
export function begun(): void {
  plan = new Plan();
}

const newcomers = new Map<string, Company>();

/** Who was chosen for a seat of a campaign whose investigator is lost; whether somebody was before. */
export function newcomer(campaign: string, seat: number): { company: Company; left: boolean } {
  const key = `${seat} ${campaign}`;
  const left = newcomers.get(key);
  const company = left ?? new Company();
  newcomers.set(key, company);
  return { company, left: !!left };
}

/** The newcomer is sent. */
export function sent(campaign: string, seat: number): void {
  newcomers.delete(`${seat} ${campaign}`);
}
