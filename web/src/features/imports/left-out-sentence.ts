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
        one: "One passage in the same colour as its background.",
        other: "# passages in the same colour as their background.",
      })}`;
    case "tiny":
      return msg`${plural(count, { one: "One passage too small to read.", other: "# passages too small to read." })}`;
    case "outside":
      return msg`${plural(count, { one: "One passage outside the page.", other: "# passages outside the page." })}`;
    case "text_boxes":
      return msg`${plural(count, { one: "One text box.", other: "# text boxes." })}`;
    case "field_codes":
      return msg`${plural(count, { one: "One automatic field from Word.", other: "# automatic fields from Word." })}`;
    case "deleted":
      return msg`${plural(count, {
        one: "One passage marked as deleted.",
        other: "# passages marked as deleted.",
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
    case "inner_documents":
      return msg`${plural(count, { one: "One document inside the file.", other: "# documents inside the file." })}`;
    case "unknown_letters":
      return msg`${plural(count, { one: "One passage whose letters can't be read from the file.", other: "# passages whose letters can't be read from the file." })}`;
    case "parts_at_the_end":
      return msg`The last part. The text is too long for one import.`;
    case "denied_passages":
      return msg`${plural(count, {
        one: "One passage that follows words like “not allowed”.",
        other: "# passages that follow words like “not allowed”.",
      })}`;
    case "quotes_not_in_source":
      return msg`${plural(count, {
        one: "One AI suggestion that is not in the text.",
        other: "# AI suggestions that are not in the text.",
      })}`;
    case "suggestions_without_entry":
      return msg`${plural(count, {
        one: "One AI suggestion that we could not turn into an entry.",
        other: "# AI suggestions that we could not turn into entries.",
      })}`;
    case "characters_beyond_model":
      return msg`${plural(count, {
        one: "# character at the end that the AI model did not read.",
        other: "# characters at the end that the AI model did not read.",
      })}`;
    case "proposals_beyond_limit": {
      const { limit } = one;
      return msg`${plural(count, {
        one: `# more suggestion. The limit is ${limit}.`,
        other: `# more suggestions. The limit is ${limit}.`,
      })}`;
    }
    case "other_language": {
      const language = languageName(one.language);
      return msg`${plural(count, {
        one: `One passage in ${language}. To import it, add this language in Guest assistant.`,
        other: `# passages in ${language}. To import them, add this language in Guest assistant.`,
      })}`;
    }
  }
}
