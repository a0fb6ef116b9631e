/**
 * What Meta charges for a delivered message, in millionths of a US dollar. Meta's list is per market and changes every
 * quarter. These are estimates from public pages: the markets' prices of 2025, and for replies, which are charged since
 * October 2026, the price of utility messages.
 */
export const rateCard = {
  asOf: "2026-10-01",
  currency: "USD",
  /** Replies per number and month that Meta does not charge. */
  freeReplies: 1_000,
} as const;

type Prices = { marketing: number; utility: number; authentication: number };
type Market = { callingCodes: string; prices: Prices };

const prices = (marketing: number, utility: number, authentication = utility): Prices => ({
  marketing,
  utility,
  authentication,
});

/** By calling codes; a longer code wins over a shorter one. */
const markets: Market[] = [
  { callingCodes: "54", prices: prices(61_800, 26_000) },
  { callingCodes: "55", prices: prices(62_500, 6_800) },
  { callingCodes: "56", prices: prices(88_900, 20_000) },
  { callingCodes: "57", prices: prices(12_500, 800) },
  { callingCodes: "20", prices: prices(64_400, 3_600) },
  { callingCodes: "33", prices: prices(85_900, 30_000) },
  { callingCodes: "49", prices: prices(136_500, 55_000) },
  { callingCodes: "91", prices: prices(11_800, 1_400) },
  { callingCodes: "62", prices: prices(41_100, 25_000) },
  { callingCodes: "972", prices: prices(35_300, 5_300) },
  { callingCodes: "39", prices: prices(69_100, 30_000) },
  { callingCodes: "60", prices: prices(86_000, 14_000) },
  { callingCodes: "52", prices: prices(30_500, 8_500) },
  { callingCodes: "31", prices: prices(159_700, 50_000) },
  { callingCodes: "234", prices: prices(51_600, 6_700) },
  { callingCodes: "92", prices: prices(47_300, 5_400) },
  { callingCodes: "51", prices: prices(70_300, 20_000) },
  { callingCodes: "7", prices: prices(80_200, 40_000) },
  { callingCodes: "966", prices: prices(45_500, 10_700) },
  { callingCodes: "27", prices: prices(37_900, 7_600) },
  { callingCodes: "34", prices: prices(61_500, 20_000) },
  { callingCodes: "90", prices: prices(10_900, 5_300) },
  { callingCodes: "971", prices: prices(49_900, 15_700) },
  { callingCodes: "44", prices: prices(52_900, 22_000) },
  // North America; the Caribbean numbers below belong to Latin America.
  { callingCodes: "1", prices: prices(25_000, 4_000) },
  {
    // Rest of Latin America.
    callingCodes:
      "1787 1809 1829 1849 1939 1658 1876 501 502 503 504 505 506 507 509 53 58 591 592 593 595 597 598",
    prices: prices(74_000, 11_300),
  },
  // Rest of Western Europe.
  { callingCodes: "30 32 41 43 45 46 47 351 352 353 354 356 357 358", prices: prices(59_200, 17_100) },
  {
    // Rest of Central and Eastern Europe.
    callingCodes: "36 40 48 355 359 370 371 372 373 374 375 380 381 382 383 385 386 387 389 420 421 994 995",
    prices: prices(86_000, 21_200),
  },
  // Rest of the Middle East.
  { callingCodes: "961 962 964 965 967 968 973 974", prices: prices(34_100, 9_100) },
  {
    // Rest of Africa.
    callingCodes:
      "211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 231 232 233 235 237 241 242 243 244 249 250 251 252 253 254 255 256 257 258 260 261 263 264 265 266 267 268 291",
    prices: prices(22_500, 4_000),
  },
  // Rest of Asia and the Pacific.
  {
    callingCodes: "61 63 64 65 66 81 82 84 86 93 94 95 675 852 855 856 880 886 976 977 992 993 998",
    prices: prices(73_200, 11_300),
  },
];
const elsewhere = prices(60_400, 7_700);

const byCallingCode = new Map(
  markets.flatMap((market) => market.callingCodes.split(" ").map((code) => [code, market.prices] as const)),
);

/** `digits` is the beginning of the guest's number, after the plus; null if it is unknown. */
function pricesFor(digits: string | null): Prices {
  for (let length = 4; digits && length > 0; length--) {
    const found = byCallingCode.get(digits.slice(0, length));
    if (found) return found;
  }
  return elsewhere;
}

/** The price of one message in millionths of a dollar; undefined for a category that the card does not have. */
export function priceOf(category: string, digits: string | null): number | undefined {
  const of = pricesFor(digits);
  if (category === "marketing" || category === "marketing_lite") return of.marketing;
  if (category === "service" || category === "utility") return of.utility;
  if (category.startsWith("authentication")) return of.authentication;
  return undefined;
}
