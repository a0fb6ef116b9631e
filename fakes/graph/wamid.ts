import { randomUUID } from "node:crypto";

export function newWamid(): string {
  return `wamid.fake.${randomUUID().replaceAll("-", "")}`;
}
