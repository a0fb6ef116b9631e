import { anyRequestKinds } from "@bellhop/contract/requests";
import { useRequestName } from "../requests/index.ts";

type Kind = (typeof anyRequestKinds)[number];

/** Returns an unknown kind unchanged. */
export function useKindName(): (kind: string) => string {
  const nameOf = useRequestName();
  return (kind) =>
    (anyRequestKinds as readonly string[]).includes(kind)
      ? nameOf({ kind: kind as Kind, words: "", count: null })
      : kind;
}
