import type { AnyRequestKind } from "@bellhop/contract/requests";
import { Icon } from "../../../ui/Icon.tsx";
import { kindIcons } from "./kind-icons.ts";

export const KindIcon = ({ kind, size = 18 }: { kind: AnyRequestKind; size?: 16 | 18 }) => (
  <Icon of={kindIcons[kind]} size={size} />
);
