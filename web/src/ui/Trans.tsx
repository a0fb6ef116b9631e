import { Trans as LinguiTrans } from "@lingui/react";
import type { ComponentProps } from "react";

/**
 * What the macro's `<Trans>` becomes. Lingui inserts values before it parses tags, so a name such as
 * `Eve</0>` would close an element. A value that looks like a tag is passed as an element.
 */
export function Trans({ values, ...message }: ComponentProps<typeof LinguiTrans>) {
  return <LinguiTrans {...message} {...(values ? { values: withoutTags(values) } : {})} />;
}

function withoutTags(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isRead(value) ? [value] : value]),
  );
}

const isRead = (value: unknown) => typeof value === "string" && value.includes("<");
