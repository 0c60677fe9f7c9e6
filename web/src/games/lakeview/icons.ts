// Line drawings: clues on a 26 × 26 field around 0, everything else on 24 × 24.

/** The twelve places that a clue can point to. */
export const LANDMARKS: Record<string, string> = {
  letterbox: "M-8-2c0-5 16-5 16 0v8H-8zM0 6v7M-4 0h5M8-3h5v4",
  fountain: "M-11 6h22l-3 6H-8zM0 6v-8M0-2c-5-6-9-3-9 2M0-2c5-6 9-3 9 2M0-2v-7",
  weather_vane: "M0 13V-3M-10-3h18M8-7l5 4-5 4M-10-6v6M-3-3c0-6 5-6 6-9 1 4 0 7-2 9",
  swing: "M-11 12-6-11H6l5 23M-3-11v16M3-11v16M-5 5H5",
  phone_booth: "M-6-12H6v24H-6zM-6-7H6M0-7v19M-6 2H6",
  hydrant: "M-5 11V-3a5 5 0 0 1 10 0v14zM-8 11H8M-8 1h3M5 1h3M0-8v-3M0 0a2 2 0 1 1-.1 0z",
  neon_sign: "M-9-10H9V2H-9zM-5-6l3 4 2-4 3 4 2-4M0 2v10",
  flagpole: "M-6 13V-12M-6-11c5-4 8 3 14 0v8c-6 3-9-4-14 0",
  dog_house: "M-10 12V-1L0-10 10-1v13zM-4 12V6a4 4 0 0 1 8 0v6",
  park_sign: "M-11-8h22v11h-22zM-7 3v10M7 3v10M-7-4H7M-7 0H3",
  bus_stop: "M-3 13V-12M-3-11h11v9H-3M0-7h5M-11 13V4h6",
  radio_mast: "M0 13V-6M-6 13 0-6 6 13M-4 7h8M-3 1h6M-5-11a7 7 0 0 0 0 8M5-11a7 7 0 0 1 0 8",
};

/** What stands in the middle of a card that shows no clue. */
export const DEEDS: Record<string, string> = {
  move_kid:
    "M5 17a3.500 3.500 0 1 0 .1 0zM19 17a3.500 3.500 0 1 0 .1 0zM5 20.500 9 12h7l3 8.500M9 12l3.500 8.500M8 9.500h3M3 6h9M9 3l3 3-3 3",
  new_hand: "M5 6.500 13 4l4 13-8 2.500zM15.500 6l4 .800-2.500 12M8 10l5-1.500M7 21.500h10",
  token: "M12 3.500a8.500 8.500 0 1 1-.1 0zM9 9.500a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.200v.1",
};

/** What there is to carry. */
export const ITEMS: Record<string, string> = {
  firecrackers: "M6 9h4v11H6zM11 11h4v9h-4zM16 13h4v7h-4zM8 9c0-3 2-4 5-5M13 11c0-2 1-4 4-5M15 3l3 1M19 5l2-1",
  basket: "M4 11h16l-2 9H6zM7 11c0-8 10-8 10 0M8 14v3M12 14v3M16 14v3",
  flashlight: "M4 10h9l3-2v8l-3-2H4zM8 10v4M18 9l3-2M18.500 12H22M18 15l3 2",
  walkie_talkie: "M8 8h8v13H8zM10 8V3M10 11h4M10 13.500h4M12 17a1.500 1.500 0 1 1-.1 0z",
  rope: "M12 4a6 4 0 1 1-.1 0zM12 8a2.500 1.500 0 1 1-.1 0zM6 8v6c0 5 12 5 12 0V8M8 17l-2 4M16 17l3 4",
  town_map: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14M5.500 13l2-2 2 2",
  camera: "M3 8h5l1.500-3h5L16 8h5v11H3zM12 10a3.500 3.500 0 1 1-.1 0z",
  lunchbox: "M4 10h16v10H4zM8 10c0-6 8-6 8 0M4 14h16M10 14v2h4v-2",
  lucky_coin:
    "M12 3.500a8.500 8.500 0 1 1-.1 0zM12 12c-3-4-6 0 0 0zM12 12c3-4 6 0 0 0zM12 12c-3 4-6 0 0 0zM12 12c3 4 6 0 0 0zM12 13v4",
  extension_lead:
    "M3 15a4.500 4.500 0 1 1 9 0 4.500 4.500 0 1 0 9 0M21 15v-5M19 10h4M20 10V7M22 10V7M3 15v4M1.500 19h3v3h-3z",
  fuse: "M3 12h3M18 12h3M6 8.500h12v7H6zM9 8.500v7M15 8.500v7M10.500 13l3-2",
  hammer: "M4 6h12l4 3-4 2H4zM9 11l-1.500 10h4L11 11",
  white_sheet: "M5 20c-1-10 1-16 7-16s8 6 7 16l-3-2-2 2-2-2-2 2-2-2zM9.500 10v1M14.500 10v1",
  holy_water: "M10 3h4v4l2 3v11H8V10l2-3zM8 13h8M12 15v4M10.500 16.500h3",
  horseshoe: "M6 4c-3 7-1 15 6 16 7-1 9-9 6-16l-3 1c2 5 1 10-3 11-4-1-5-6-3-11z",
  binoculars: "M7 5h3v4l1 3v7H4v-7zM17 5h-3v4l-1 3v7h7v-7zM11 12h2M4 15h7M13 15h7",
  painted_star: "M12 3l2.500 6 6.500.500-5 4 1.700 6.500-5.700-3.600L6.300 20 8 13.500l-5-4L9.500 9zM12 8v6",
};

/** The four powers. */
export const POWERS: Record<string, string> = {
  telekinesis: "M12 12a3 3 0 1 1-.1 0zM5 20c2-3 4-4 7-4s5 1 7 4M12 9V3M9 5.500 12 3l3 2.500M4 12H2M22 12h-2",
  shield: "M12 3l8 3v6q-.5 6-8 9.500Q4.500 18 4 12V6zM8 11.500l3 3 5-5.500",
  foresight: "M2 12q4.500-7 10-7t10 7q-4.500 7-10 7T2 12zM12 9a3 3 0 1 1-.1 0zM12 2V1M5 5 4 4M19 5l1-1",
  blink: "M5 20c0-6 1-9 4-9M9 5a2.500 2.500 0 1 1-.1 0zM13 8h4M14 12h5M13 16h6M18 5.500l2.500 2.500L18 10.500",
};
