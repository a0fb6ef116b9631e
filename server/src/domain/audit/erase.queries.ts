import { change } from "../../platform/db/index.ts";
import { mentions } from "../../platform/traces.ts";

/**
 * The subject's id takes the place of its name, and typed words are left out. The trigger of the table allows nothing else.
 */
export const eraseFromEntries = change<{
  venueId: number;
  subjectIds: string[];
  names: string[];
  words: string[];
}>(
  "erase from audit log",
  `update audit_entries set subject_name = subject_id, changes = without_words(changes)
   where venue_id = $venueId and (subject_id = any ($subjectIds::text[]) or subject_name = any ($names::text[])
     or ${mentions("subject_name")} or ${mentions("changes::text")})`,
);
