import type { AnswerableEntry } from "../entries/index.ts";
import { isTypoOf, type Topic } from "../lexicon/index.ts";
import { type IndexedEntry, indexedOf } from "./indexed-entry.ts";

/** An inverted index of a venue's entries by word form, topic and question. Leaves out entries for staff. */
export class EntryIndex {
  readonly entries: IndexedEntry[] = [];
  readonly languages = new Set<string>();
  readonly #byForm = new Map<string, number[]>();
  readonly #byTopic = new Map<Topic, number[]>();
  readonly #byWordsAsked = new Map<string, number[]>();
  readonly #formsByFirst = new Map<string, string[]>();
  readonly #formsByBeginning = new Map<string, string[]>();

  add(entry: AnswerableEntry): void {
    if (entry.internal) return;
    const indexed = indexedOf(entry);
    const { languages, subject, body, questions } = indexed.reading;
    for (const language of languages) this.languages.add(language);
    const at = this.entries.push(indexed) - 1;
    for (const form of subject.forms.union(body.forms)) this.#post(form, at);
    for (const topic of subject.topics.union(body.topics)) post(this.#byTopic, topic, at);
    for (const words of new Set(questions.map((own) => own.words))) post(this.#byWordsAsked, words, at);
  }

  isKnown = (form: string): boolean => this.#byForm.has(form);

  withForm(form: string): readonly number[] {
    return this.#byForm.get(form) ?? [];
  }

  withTopic(topic: Topic): readonly number[] {
    return this.#byTopic.get(topic) ?? [];
  }

  withQuestion(words: string): readonly number[] {
    return this.#byWordsAsked.get(words) ?? [];
  }

  /** Inverse document frequency, at least about 0.3. */
  weightOf(entriesWithIt: number): number {
    return Math.log(1 + (this.entries.length + 1) / (entriesWithIt + 0.5));
  }

  /** The only indexed form that a word is a typo of. */
  nearest = (word: string): string | undefined => {
    const meant = (this.#formsByFirst.get(word[0] ?? "") ?? []).filter((form) => isTypoOf(word, form));
    return meant.length > 1 ? meant.find((form) => form.length >= word.length) : meant[0];
  };

  /** Indexed forms with another ending or one wrong letter. */
  formsNear(form: string): string[] {
    if (form.length < 4) return [];
    const sameBeginning = this.#formsByBeginning.get(form.slice(0, 2)) ?? [];
    return sameBeginning.filter((other) => isNear(form, other));
  }

  #post(form: string, at: number) {
    if (!this.isKnown(form)) {
      post(this.#formsByBeginning, form.slice(0, 2), form);
      post(this.#formsByFirst, form[0] ?? "", form);
    }
    post(this.#byForm, form, at);
  }
}

function post<K, V>(lists: Map<K, V[]>, key: K, value: V) {
  const known = lists.get(key);
  if (known) known.push(value);
  else lists.set(key, [value]);
}

function isNear(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 4 || long.length - short.length > 3) return false;
  if (long.startsWith(short)) return true;
  return short.length >= 5 && isOneLetterAway(short, long);
}

/** One letter inserted, deleted, substituted, or swapped with its neighbour. */
function isOneLetterAway(short: string, long: string): boolean {
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}
