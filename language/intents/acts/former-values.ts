/** The former value of a change: "instead of Friday". */
const INSTEAD =
  /(?<!\p{L})(?:instead of|rather than|anstatt|statt|anstelle von|au lieu d[eu]|au lieu d['’]|plutôt que|invece (?:di|del|che)|anziché|en (?:vez|lugar) del?|em vez d[eoa]|in plaats van|ipv|вместо|بدلا? من|بدل)\s*(?:the |on |am |den |le |el |il |o |de |op )?[\p{L}\p{N}:.]+|[\p{L}\p{N}]+ yerine/giu;
const inside =
  "(?:(?:in|at|for|to|on|room|im|um|auf|für|fur|zimmer|der|die|das|à|a|au|la|le|pour|dans|chambre|en|para|las?|el|habitación|habitacion|alle|alla|per|nella|camera|na|no|às|as|o|quarto|op|om|naar|kamer|в|на|к|для|комнат[уеы]|номер[еа]?|في|الى|إلى|غرفة|الساعة)\\s+)*";
const number = "(?:room |zimmer )?\\d+(?:[:.h]\\d+)?";
/** What is not meant, before what is: "not in 210 but in 211". */
const NOT = new RegExp(
  [
    `(?<!\\p{L})(?:not|nicht|pas|non|no|não|nao|niet|не|ليس|ليست|مو|مش|مب)\\s+${inside}${number}(?!\\p{L})`,
    `${number}(?:['’]?\\p{L}{0,3})?(?:\\s+(?:numaralı oda(?:ya|da)?|no['’]?lu oda(?:ya|da)?))?\\s+değil`,
    `(?:不是|不要|不在)${number}[号點点室]*`,
    `${number}(?:号室|号|時)?(?:では|じゃ)(?:なく|ない)`,
  ].join("|"),
  "giu",
);

export const withoutInstead = (written: string): string => written.replace(INSTEAD, " ");

/** Only beside another number: "not at 6" alone says when. */
export function withoutDenied(written: string): string {
  const rest = written.replace(NOT, " ");
  return /\d/u.test(rest) ? rest : written;
}
