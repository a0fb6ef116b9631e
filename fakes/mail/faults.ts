import { field } from "../graph/fields.ts";

/** Faults of a mail. `taken`: the mail is stored although the sender gets no success response. */
export type MailFault =
  | { fault: "refuse"; to: string; code: number }
  | { fault: "busy"; code: number }
  | { fault: "slow"; ms: number }
  | { fault: "drop"; taken: boolean };

type Passing = Exclude<MailFault, { fault: "refuse" }>;

/** Addresses that are refused until the test changes them, and a queue of faults for the next mails. */
export function openFaults() {
  const refused = new Map<string, number>();
  const passing: Passing[] = [];
  return {
    /** `{ fault: "refuse", to, code? }`, or `{ fault: "busy" | "slow" | "drop", next?: how many mails, code?, ms?, taken? }` */
    add(value: unknown) {
      const input = field.object(value, "fault");
      const fault = faultIn(input);
      if (fault.fault === "refuse") refused.set(fault.to, fault.code);
      else for (let n = field.number(input.next ?? 1, "next"); n > 0; n--) passing.push(fault);
    },
    /** The code with which an address is refused; undefined if it is accepted. */
    refusalOf: (address: string) => refused.get(address.toLowerCase()),
    next: () => passing.shift(),
    waiting: () => ({ refused: Object.fromEntries(refused), passing }),
    clear() {
      refused.clear();
      passing.length = 0;
    },
  };
}

export type Faults = ReturnType<typeof openFaults>;

function faultIn({ fault, to, code, ms, taken }: Record<string, unknown>): MailFault {
  switch (fault) {
    case "refuse":
      return { fault, to: field.text(to, "to").toLowerCase(), code: field.number(code ?? 550, "code") };
    case "busy":
      return { fault, code: field.number(code ?? 451, "code") };
    case "slow":
      return { fault, ms: field.number(ms, "ms") };
    case "drop":
      return { fault, taken: taken !== false };
    default:
      throw new Error(`Unknown fault "${fault}"`);
  }
}
