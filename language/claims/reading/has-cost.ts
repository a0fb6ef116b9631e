import type { Topic } from "../../lexicon/index.ts";
import { isFacility } from "../topics.ts";

export const hasCost = (topic: Topic): boolean =>
  (isFacility(topic) ||
    topic === "pets" ||
    topic === "coffee" ||
    topic === "early_check_in" ||
    topic === "late_check_out" ||
    topic === "late_check_in" ||
    topic === "city_tax") &&
  topic !== "reception" &&
  topic !== "deposit" &&
  topic !== "concierge";
