import { expect, test } from "vitest";
import { dangerKinds } from "./danger.words.ts";
import { readDanger } from "./read-danger.ts";

/** Statements without a call for help: whom they name and what happens is all they have. */
const forLifeAndLimb: Record<string, string[]> = {
  en: [
    "my husband hits me",
    "my sister says she wants to kill herself",
    "his mouth hangs on one side and he can't speak",
    "our baby drank bleach",
    "my face is swelling",
    "someone fell into the pool and doesn't move",
    "we lost our little daughter",
  ],
  de: [
    "mein Mann schlägt mich",
    "mein Bruder will sich umbringen",
    "ihr Mundwinkel hängt und sie redet wirr",
    "unser Sohn hat Putzmittel getrunken",
    "mein Gesicht schwillt an",
    "ein Fremder ist in unserem Zimmer",
    "mein Vater ist bewusstlos",
  ],
  fr: ["mon mari me frappe", "ma sœur veut se suicider", "il a la bouche de travers", "mon visage gonfle"],
  es: ["mi marido me pega", "mi hermano quiere matarse", "tiene la boca torcida", "se me hincha la cara"],
  it: [
    "mio marito mi picchia",
    "mio fratello vuole uccidersi",
    "ha la bocca storta",
    "mi si gonfia la faccia",
  ],
  pt: [
    "o meu marido bate-me",
    "a minha irmã quer matar-se",
    "ele está com a boca torta",
    "a minha cara está a inchar",
    "meu pai está com dor no peito",
    "o meu filho engoliu uma pilha",
  ],
  nl: [
    "mijn man slaat mij",
    "mijn zus wil zelfmoord plegen",
    "zijn mond hangt scheef",
    "mijn gezicht zwelt op",
    "mijn vrouw heeft pijn op de borst",
    "ons zoontje heeft schoonmaakmiddel gedronken",
  ],
  ru: ["муж меня бьёт", "сестра хочет убить себя", "у него перекосило рот", "у меня опухает лицо"],
  tr: ["kocam beni dövüyor", "kardeşim intihar edecek", "ağzı yamuldu", "yüzüm şişiyor"],
  ar: ["زوجي يضربني", "أختي تريد أن تنتحر", "فمه مائل", "وجهي يتورم"],
  zh: ["我丈夫打我", "我姐姐想自杀", "他嘴歪了", "我的脸肿起来了"],
  ja: ["夫に殴られています", "妹が自殺しようとしています", "口が歪んでいます", "顔が腫れてきました"],
};

test.each(
  Object.entries(forLifeAndLimb).flatMap(([language, texts]) => texts.map((text) => [language, text])),
)("%s: a case for an ambulance or the police: %s", (language = "", text = "") => {
  expect(readDanger(text, language)).toMatchObject({ needsAmbulance: true });
});

test.each([
  ["en", "water is dripping from the ceiling onto the bed"],
  ["en", "the lift is stuck and we are in it"],
  ["de", "Wasser läuft aus der Decke im Bad"],
  ["fr", "la chambre est inondée"],
  ["es", "sale agua por el techo"],
  ["it", "siamo bloccati nell'ascensore"],
  ["pt", "estamos presos no elevador"],
  ["nl", "er lekt water uit het plafond"],
  ["en", "HELP!!"],
  ["zh", "救命"],
])("%s: urgent for staff, and no case for 112: %s", (language, text) => {
  expect(readDanger(text, language)).toMatchObject({ needsAmbulance: false });
});

test.each([
  ["en", "Please help, what time is breakfast?"],
  ["en", "Can you help me please?"],
  ["de", "Bitte helfen Sie mir: wie lautet das WLAN-Passwort?"],
  ["en", "my mother uses a wheelchair"],
  ["en", "we are stuck in a traffic jam"],
  ["en", "we are two people"],
  ["de", "wir sind zwei Personen"],
  ["en", "the view is breathtaking"],
  ["nl", "we staan in de file"],
  ["pt", "estamos presos no trânsito"],
])("%s: no danger: %s", (language, text) => {
  expect(readDanger(text, language)).toBeUndefined();
});

test("each kind of danger is known by its words", () => {
  expect(readDanger("there is smoke in the corridor", "en")?.kinds).toEqual(["fire"]);
  expect(readDanger("my wife can't breathe", "en")?.kinds).toEqual(["breathing"]);
  expect(new Set(dangerKinds).size).toBe(dangerKinds.length);
});
