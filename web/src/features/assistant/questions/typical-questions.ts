import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Topic = {
  question: MessageDescriptor;
  /** Entries of the catalogue that may answer it, the likeliest first. */
  keys: readonly string[];
  isCritical?: boolean;
};

/** What guests of any hotel ask. */
export const typicalTopics: readonly Topic[] = [
  { question: msg`When can I check in?`, keys: ["policy/check_in"], isCritical: true },
  { question: msg`When do I have to check out?`, keys: ["policy/check_out"], isCritical: true },
  { question: msg`When is breakfast?`, keys: ["amenities/breakfast", "policy/breakfast"] },
  { question: msg`Is there Wi-Fi?`, keys: ["amenities/wifi", "policy/wifi"] },
  { question: msg`Is there parking?`, keys: ["amenities/parking", "policy/parking"] },
  { question: msg`Can I bring my dog?`, keys: ["policy/pets", "amenities/pets"] },
  { question: msg`Can I leave my luggage with you?`, keys: ["policy/luggage", "amenities/luggage"] },
  { question: msg`Can I cancel for free?`, keys: ["policy/cancellation"] },
  { question: msg`Can I smoke in the room?`, keys: ["policy/smoking", "amenities/smoking_area"] },
  { question: msg`Do you have a pool?`, keys: ["amenities/indoor_pool", "amenities/outdoor_pool"] },
];

export const emergencyQuestion = msg`My husband has chest pain`;
export const personQuestion = msg`I want to speak to a person`;
