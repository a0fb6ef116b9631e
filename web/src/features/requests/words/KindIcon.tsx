import type { AnyRequestKind } from "@bellhop/contract/requests";
import { RequestIcon } from "./RequestIcon.tsx";

export const KindIcon = ({ kind }: { kind: AnyRequestKind }) => <RequestIcon name={kind} />;
