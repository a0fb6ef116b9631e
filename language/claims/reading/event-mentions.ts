import type { Topic } from "../../lexicon/index.ts";

/** Parts and events with their own hours and prices: "happy hour from 6 to 7". */
const ofAnything =
  /(?:spa|pool|beach|lobby|garden|golf|sauna|wellness|gym|fitness)[\s-]?(?:bistro|cafe|shop|boutique|kiosk|snackbar|team|tickets?)(?!\p{L})|happy hours?|(?<!\p{L})(?:brunch|live ?music|livemusik|musique live|musica (?:en vivo|dal vivo|ao vivo)|konzert\p{L}*|concerts?|conciertos?|concerti|karaoke|quiz|(?:yoga|aqua|dance|cooking|tanz|koch)\S*|class(?:es)?|(?<!-|two |three |four |five |six |\d )courses?|lessons?|kurse?s?|cours|clases?|corsi|corso|aulas?|tastings?|\p{L}*verkostung|\p{L}*degustation|degusta\p{L}+|aufg(?:u|ü)ss?e?|aufguss|infusions?|ladies|ladies'|damen(?:tag|sauna|abend)?|snacks?|tapas)(?!\p{L})|(?<!\p{L})(?:packed|breakfast|lunch|picnic) (?:breakfast|bags?|box(?:es)?|baskets?|packets?|packs?|lunch(?:es)?)(?!\p{L})|(?:fruhstucks?|lunch|picknick)-?(?:paket|tute|box|beutel|korb|tasche)\p{L}*|(?:panier|sac|boite) (?:petit|repas|pique)|petit[- ]dejeuner a emporter|desayuno para llevar|(?:bolsa|cesta|caja) (?:de|con) (?:desayuno|picnic)|(?:sacchetto|cestino) (?:della |per la |con la )?colazione/u;
const kitchen =
  /(?<!\p{L})(?:kitchen|food(?= (?:in|is|on) )|meals(?= (?:in|are) )|kuche|speisen(?= (?:in|gibt) )|cuisine|cocina|cucina|cozinha|keuken)(?!\p{L})/u;
const withKitchenOfItsOwn = new Set<Topic>(["bar", "lounge", "room_service", "terrace"]);

/** A fast check: false if `mentionsPart` is false for every topic. */
export const mayNamePart = (plainText: string): boolean =>
  ofAnything.test(plainText) || kitchen.test(plainText);

/** True if the text names a part or event of the topic, so that its values do not belong to the topic. */
export const namesPart = (topic: Topic, plainText: string): boolean =>
  ofAnything.test(plainText) || (withKitchenOfItsOwn.has(topic) && kitchen.test(plainText));
