import type { ReplyDraft, TextTranslation } from "@bellhop/contract/translations";
import { numberedId } from "./time.fixture.ts";

type Body = Record<string, string>;

const english: Record<string, string> = {
  "Le petit-déjeuner est servi de 7h00 à 10h30 sur la terrasse.":
    "Breakfast is served from 7:00 to 10:30 on the terrace.",
  "مساء الخير، ما كلمة مرور الواي فاي؟ وهل يمكن طلب العشاء إلى الغرفة الآن؟":
    "Good evening, what is the Wi-Fi password? And can we order dinner to the room now?",
  "مساء النور يا عمر. اسم الشبكة MARENA-GUEST وكلمة المرور مكتوبة على بطاقة المفتاح. خدمة الغرف متاحة حتى الساعة 23:30، ورسم التوصيل 5€.":
    "Good evening Omar. The network is MARENA-GUEST and the password is on your key card. Room service is available until 23:30, and the delivery fee is €5.",
  "شكرًا. المكيف في الغرفة لا يبرّد، هل يمكن أن يأتي أحد؟":
    "Thank you. The air conditioning in the room is not cooling, can someone come?",
  "المكيف ما زال لا يعمل والغرفة حارة جدًا":
    "The air conditioning still isn't working and the room is very hot",
  "المكيف ما زال لا يعمل والغرفة حارة جدًا. وأرجو إيقاظنا غدًا الساعة 6:00.":
    "The air conditioning still isn't working and the room is very hot. And please wake us tomorrow at 6:00.",
};

const arabic: Record<string, string> = {
  "I'm very sorry about the heat, Omar. A technician will be in 507 within 20 minutes.":
    "أعتذر بشدة عن الحر يا عمر. سيكون الفني في الغرفة 507 خلال 20 دقيقة.",
};

const drafted =
  "I'm very sorry about the heat, Omar. A technician comes within 20 minutes. If it can't be repaired today, we'll move you to another room at no extra charge.";

const unreliable = "أعتذر عن ذلك. أبلغتُ فريق الاستقبال الآن، وسيردّ عليك أحد الزملاء هنا.";

/** Words of the samples; what is not known fails, as with a slow model. `translate=no_model` has no model. */
export function sampleTranslations(params: URLSearchParams) {
  const whyNot = params.get("translate");
  return {
    draft_reply: (): ReplyDraft => ({
      text: drafted,
      generated: true,
      sources: [
        {
          entry_id: numberedId(904),
          title: "Air conditioning",
          section: "amenities",
          version: 12,
          quote: "A technician comes within 20 minutes.",
          original: null,
          generated: false,
        },
      ],
      unsourced: ["move you", "no extra charge"].map((words) => ({
        from: drafted.indexOf(words),
        to: drafted.indexOf(words) + words.length,
      })),
      failure: null,
    }),
    read_translation: () => ({ why_not: whyNot }),
    translate_text: ({ conversation_id = "", text = "", language = "" }: Body): TextTranslation => {
      const known = english[text] ?? arabic[text] ?? null;
      const outcome = known ? "translated" : text === unreliable ? "unreliable" : "failed";
      const isFailed = outcome === "failed";
      return {
        ...{ conversation_id, language, outcome, text: known, generated: true },
        failure: isFailed ? "too_slow" : null,
      };
    },
  };
}
