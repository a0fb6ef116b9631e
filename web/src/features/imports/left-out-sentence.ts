import type { LeftOut } from "@bellhop/contract/unreadable";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

/** What was left out of a source, as a sentence to translate. */
export function leftOutSentence(one: LeftOut, languageName: (tag: string) => string): MessageDescriptor {
  const { count } = one;
  switch (one.code) {
    case "hidden":
      return msg`${plural(count, { one: "One hidden passage.", other: "# hidden passages." })}`;
    case "same_colour":
      return msg`${plural(count, {
        one: "One passage in the colour of its background.",
        other: "# passages in the colour of their background.",
      })}`;
    case "tiny":
      return msg`${plural(count, { one: "One passage too small to read.", other: "# passages too small to read." })}`;
    case "outside":
      return msg`${plural(count, { one: "One passage outside the page.", other: "# passages outside the page." })}`;
    case "text_boxes":
      return msg`${plural(count, { one: "One text box.", other: "# text boxes." })}`;
    case "field_codes":
      return msg`${plural(count, { one: "One field code.", other: "# field codes." })}`;
    case "deleted":
      return msg`${plural(count, {
        one: "One passage deleted with tracked changes.",
        other: "# passages deleted with tracked changes.",
      })}`;
    case "comments":
      return msg`${plural(count, { one: "One comment.", other: "# comments." })}`;
    case "annotations":
      return msg`${plural(count, { one: "One note or form field.", other: "# notes or form fields." })}`;
    case "invisible_characters":
      return msg`${plural(count, { one: "One invisible character.", other: "# invisible characters." })}`;
    case "formulas":
      return msg`${plural(count, { one: "One cell with a formula.", other: "# cells with a formula." })}`;
    case "cut_passages":
      return msg`${plural(count, { one: "The end of one long passage.", other: "The ends of # long passages." })}`;
    case "parts_at_the_end":
      return msg`The end of the source: it is too long to read at once.`;
    case "denied_passages":
      return msg`${plural(count, {
        one: "One passage below words such as “not allowed”.",
        other: "# passages below words such as “not allowed”.",
      })}`;
    case "quotes_not_in_source":
      return msg`${plural(count, {
        one: "One quote by the model that is not in the source.",
        other: "# quotes by the model that are not in the source.",
      })}`;
    case "suggestions_without_entry":
      return msg`${plural(count, {
        one: "One suggestion by the model that fits no entry.",
        other: "# suggestions by the model that fit no entry.",
      })}`;
    case "characters_beyond_model":
      return msg`${plural(count, {
        one: "# character at the end, which the model did not read.",
        other: "# characters at the end, which the model did not read.",
      })}`;
    case "proposals_beyond_limit": {
      const { limit } = one;
      return msg`${plural(count, {
        one: `# suggestion beyond the first ${limit}.`,
        other: `# suggestions beyond the first ${limit}.`,
      })}`;
    }
    case "other_language": {
      const language = languageName(one.language);
      return msg`${plural(count, {
        one: `One passage in ${language}. To import its text, add this language to your hotel.`,
        other: `# passages in ${language}. To import their text, add this language to your hotel.`,
      })}`;
    }
  }
}
