import type { StayRating } from "@bellhop/contract/stay-ratings";
import { sampleConversations } from "./guests.fixture.ts";
import { ago, numberedId } from "./time.fixture.ts";

type Answer = Pick<StayRating, "score" | "comment"> & Partial<StayRating>;

const answers: Answer[] = [
  { score: 2, comment: "The shower was cold on both mornings.", is_bad: true, complaint: "open" },
  { score: 5, comment: "", review_sent_at: ago(40) },
  {
    score: 4,
    comment: "",
    complaint: "settled",
    earlier: [{ score: 3, comment: "Too loud at night", at: ago(1_500) }],
    review_sent_at: ago(1_200),
  },
  { score: null, comment: "No one answered the phone at reception.", is_bad: true, complaint: "settled" },
];

const ratings: StayRating[] = answers.flatMap((answer, index) => {
  const conversation = sampleConversations[index + 1];
  if (!conversation) return [];
  return {
    asked_id: numberedId(13_000 + index),
    rule_id: numberedId(12_007),
    reservation_id: numberedId(9_000 + index),
    guest_id: conversation.guest.guest_id,
    guest_name: conversation.guest.name,
    conversation_id: conversation.conversation_id,
    is_bad: false,
    rated_at: ago(45 + index * 600),
    earlier: [],
    complaint: "none",
    review_sent_at: null,
    ...answer,
  };
});

export const sampleStayRatings = ({ guest_id }: Record<string, unknown>) => ({
  items: ratings.filter((one) => guest_id === undefined || one.guest_id === guest_id),
  next_cursor: null,
});
