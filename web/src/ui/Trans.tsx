import { Trans as LinguiTrans } from "@lingui/react";
import type { ComponentProps } from "react";

/**
 * What `<Trans>` of the macro becomes. Lingui puts texts into the sentence first and then reads its tags: a name such as
 * `Eve</0>` would end an element, or make one. A text with a tag's beginning in it goes in as an element of its own.
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
