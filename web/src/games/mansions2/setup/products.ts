// The products that imported quests may require: each with the names that quests use.
export const PRODUCTS = [
  { id: "BtT", packs: ["BtT"] },
  { id: "SoA", packs: ["SoA"] },
  { id: "SoT", packs: ["SoT"] },
  { id: "HJ", packs: ["HJ"] },
  { id: "PotS", packs: ["PotS"] },
  { id: "RN", packs: ["RN", "MoM1ET", "MoM1EI", "MoM1EM"] },
  { id: "SM", packs: ["SM", "FAT", "FAI", "FAM", "CotWT", "CotWI", "CotWM"] },
  { id: "MoM1CK", packs: ["MoM1CK"] },
  { id: "MoM1E", packs: ["MoM1ET", "MoM1EI", "MoM1EM"] },
  { id: "FA", packs: ["FAT", "FAI", "FAM"] },
  { id: "CotW", packs: ["CotWT", "CotWI", "CotWM"] },
] as const;
