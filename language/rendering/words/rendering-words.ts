import type { CatalogueItem } from "@bellhop/contract/catalogue";
import type { Availability, Facts, Unit } from "@bellhop/contract/knowledge";

type CatalogueQuestion = NonNullable<CatalogueItem["asks"]>;
type Allowed = NonNullable<Facts["allowed"]>;

/** The words for rendering fields in one language. Arguments are formatted already. */
export type RenderingWords = {
  names: Record<string, string>;
  /** After a name, between facts, at the end, and between sentences. */
  punctuation: readonly [colon: string, comma: string, stop: string, gap: string];
  availability: Record<Availability, string>;
  allowed: Record<CatalogueQuestion, Record<Allowed, string>>;
  per: Record<Unit, string>;
  price(money: string, per: string): string;
  free: string;
  from(time: string): string;
  until(time: string): string;
  between(from: string, until: string): string;
  daily: string;
  dayAndNight: string;
  freeBelow(age: number): string;
  youngest(age: number): string;
  /** `days` includes its unit: "2 days". */
  freeUntil(days: string): string;
  freeUntilArrival: string;
  afterwards(price: string): string;
  due(days: string): string;
  dueOnArrival: string;
  inAll(count: string): string;
  atMost(count: string): string;
  height(metres: string): string;
  /** `time` includes its unit: "24 hours". */
  ahead(time: string): string;
  byTeam: string;
  /** Prefixes of words that already state it, separated by `|`. */
  says: { no: string; onRequest: string; forAFee: string; free: string; ahead: string; confirmed: string };
};
