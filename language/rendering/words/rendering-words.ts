import type { CatalogueItem } from "@bellhop/contract/catalogue";
import type { Availability, Facts, Unit } from "@bellhop/contract/knowledge";

type Asked = NonNullable<CatalogueItem["asks"]>;
type Allowed = NonNullable<Facts["allowed"]>;

/** What we say of what is set, in one language. Numbers, times and money come in as that language writes them. */
export type RenderingWords = {
  /** What each key of the catalogue is called. */
  names: Record<string, string>;
  /** Between a name and what is set, between two facts, at the end, and between sentences. */
  punctuation: readonly [colon: string, comma: string, stop: string, gap: string];
  availability: Record<Availability, string>;
  allowed: Record<Asked, Record<Allowed, string>>;
  per: Record<Unit, string>;
  price(money: string, per: string): string;
  free: string;
  from(time: string): string;
  until(time: string): string;
  daily: string;
  dayAndNight: string;
  freeBelow(age: number): string;
  youngest(age: number): string;
  /** `days` is a number with its word: "2 days". */
  freeUntil(days: string): string;
  freeUntilArrival: string;
  afterwards(price: string): string;
  due(days: string): string;
  dueOnArrival: string;
  inAll(count: string): string;
  atMost(count: string): string;
  height(metres: string): string;
  /** `time` is a number with its word: "24 hours". */
  ahead(time: string): string;
  byTeam: string;
  /** The beginnings of words by which a text says so already, separated by `|`. */
  says: { no: string; onRequest: string; forAFee: string; free: string; ahead: string; confirmed: string };
};
