import { isEmail } from "@bellhop/contract/formats";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Field } from "../../ui/Field.tsx";
import { useTimeZone } from "../access/AccessContext.ts";
import { guessCountry } from "../phone/country-facts.ts";
import { type PhoneProblem, readPhone } from "../phone/phone-entry.ts";
import { loadPhoneFormats, useReadablePhone } from "../phone/use-readable-phone.ts";
import { type Read, useTypedValue } from "./typed.ts";

type ContactFieldProps = {
  label: string;
  value: string | null;
  error?: string | undefined;
  hint?: ReactNode;
  isReadOnly?: boolean;
  id?: string;
  onChange: (value: string | null) => void;
};

/** Per field. */
const maxCharacters = 500;

void loadPhoneFormats();

/** Accepts national and international numbers; stores E.164. */
export function PhoneField({ hint, ...props }: ContactFieldProps) {
  const { t } = useLingui();
  const zone = useTimeZone();
  const readablePhone = useReadablePhone();
  const problems: Record<PhoneProblem, string> = {
    letters: t`Enter only digits, or + and the country code.`,
    too_short: t`This phone number is too short.`,
    too_long: t`This phone number is too long.`,
  };
  return (
    <LineField
      {...props}
      // A stored number is formatted again once the formats are loaded.
      key={props.value === null || readablePhone(props.value) !== props.value ? "formatted" : "plain"}
      type="tel"
      hint={hint ?? (props.value === null && <Trans>e.g. 0323 555 0140 or +39 0323 555 0140</Trans>)}
      written={readablePhone}
      read={(words) => {
        const read = readPhone(words, /^\s*(\+|00)/.test(words) ? "GB" : countryAt(zone));
        return "phone" in read ? { value: read.phone } : { problem: problems[read.problem] };
      }}
    />
  );
}

const countries = new Map<string, string>();

/** The country of a time zone. Slow, so it is cached and only used if the number has no country code. */
function countryAt(zone: string): string {
  const country = countries.get(zone) ?? guessCountry(zone, []) ?? "GB";
  countries.set(zone, country);
  return country;
}

export function EmailField(props: ContactFieldProps) {
  const { t } = useLingui();
  return (
    <LineField
      {...props}
      type="email"
      read={(words) => {
        const email = words.trim();
        return isEmail(email) ? { value: email } : { problem: t`Enter an e-mail like desk@hotel.example.` };
      }}
    />
  );
}

/** Adds https:// if it is missing. */
export function LinkField(props: ContactFieldProps) {
  const { t } = useLingui();
  return (
    <LineField
      {...props}
      type="url"
      read={(words) => {
        const whole = /^[a-z][a-z+.-]*:/i.test(words.trim()) ? words.trim() : `https://${words.trim()}`;
        const isPage =
          URL.canParse(whole) &&
          whole.length <= maxCharacters &&
          /^https?:\/\/[^\s/]+\.[^\s/.]+/i.test(whole);
        return isPage ? { value: whole } : { problem: t`Enter a link like https://hotel.example/map.` };
      }}
    />
  );
}

type LineFieldProps = ContactFieldProps & {
  type: "tel" | "email" | "url";
  written?: (value: string) => string;
  read: (words: string) => Read<string>;
};

function LineField({
  label,
  value,
  error,
  hint,
  isReadOnly,
  id,
  onChange,
  type,
  written,
  read,
}: LineFieldProps) {
  const { typed, problem, onType, onLeave } = useTypedValue<string>({
    value,
    written: written ?? ((words) => words),
    read: (words) => (words.trim() === "" ? { value: null } : read(words)),
    onChange,
  });
  return (
    <Field label={label} error={problem ?? error} hint={hint} {...(id ? { id } : {})}>
      {(input) => (
        <input
          {...input}
          // The browser's own validation speaks another language and is too strict.
          type={type === "tel" ? "tel" : "text"}
          inputMode={type}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          maxLength={maxCharacters}
          readOnly={isReadOnly}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
