import type { AnswerableEntry } from "@bellhop/language/entries";
import { buildRetriever } from "@bellhop/language/retrieval";
import { describe, expect, test } from "vitest";
import { decideAnswer } from "./decide-answer.ts";

/** A hotel's own entries have no catalogue key: a title, and the hotel's words as they stand. */
type Own = Record<string, string>;
/** `has` and `lacks` are words of the answer. */
type Case = { question: string; title: string; has: string[]; lacks?: string[] };

const houses: Record<string, { own: Own; cases: Case[]; unknown: string[] }> = {
  en: {
    own: {
      Bins: "The bins are behind the garage. Household rubbish goes into the black bin, which is emptied on Tuesday mornings. Paper and cardboard go into the blue bin. Glass is not collected: please take it to the container at the church. Food scraps belong in the brown bin. But no bones or meat, because of the foxes. If a bin is full, use the spare sacks in the shed. A fine of £80 is charged if rubbish is left beside the bins.",
      "Wood stove":
        "The wood stove heats the living room and the kitchen. Open the lower vent fully before you light it. Start with two small logs and a firelighter. Never use petrol or paper from magazines. Dry logs are stacked in the lean-to beside the back door, and one basket a day is included. Further baskets cost £6, please leave the money in the tin. Ashes go into the metal bucket. They must be cold before you empty the bucket behind the hedge. Keep the glass door shut while the fire burns. The chimney was swept in spring.",
      "Key box":
        "The key box hangs to the left of the green door. You get its code by text message on the day you arrive. Turn the dials to the code and pull the black lever down. Scramble the dials when you close the box again. When you leave, hang the keys back into the box. A lost key costs £45. The small brass key is for the bike shed. It does not open the boiler room.",
      "The boiler room":
        "The boiler room is locked and only our plumber goes in. If radiators stay cold, press the red reset button outside its door once. Wait ten minutes. Do not press it a second time but ring Mr Tolley on 01539 555 012. The thermostat in the hall is set to 20 degrees at daytime and 16 at night. You may change it with the arrows for a few hours.",
      "Village fête":
        "The village fête is on the second weekend of July. The lane is closed to cars on Saturday from 10 am to 11 pm, so park at the cricket ground on that day. The brass band plays until midnight, and nobody in the village sleeps early. Cream teas are sold in the hall. Dogs are welcome on a lead, except in the marquee.",
    },
    cases: [
      {
        question: "When is the rubbish collected?",
        title: "Bins",
        has: ["Tuesday"],
        lacks: ["spare sacks", "blue bin"],
      },
      {
        question: "which bin does the glass go into?",
        title: "Bins",
        has: ["container at the church"],
        lacks: ["Tuesday"],
      },
      {
        question: "Can I put meat and bones with the food scraps?",
        title: "Bins",
        has: ["brown bin", "no bones or meat"],
        lacks: ["Tuesday"],
      },
      {
        question: "how do I light the wood stove?",
        title: "Wood stove",
        has: ["lower vent"],
        lacks: ["swept in spring"],
      },
      { question: "Where are the dry logs?", title: "Wood stove", has: ["lean-to"], lacks: ["magazines"] },
      {
        question: "what do we do with the ashes from the stove?",
        title: "Wood stove",
        has: ["metal bucket", "must be cold"],
        lacks: ["lower vent"],
      },
      {
        question: "How do we get the code of the key box?",
        title: "Key box",
        has: ["text message"],
        lacks: ["boiler room"],
      },
      {
        question: "what is the small brass key for?",
        title: "Key box",
        has: ["bike shed", "does not open"],
        lacks: ["£45"],
      },
      {
        question: "Where is the red reset button?",
        title: "The boiler room",
        has: ["outside its door"],
        lacks: ["thermostat"],
      },
      {
        question: "Until when does the brass band play at the village fête?",
        title: "Village fête",
        has: ["midnight"],
        lacks: ["Cream teas"],
      },
    ],
    unknown: ["Is there a piano in the house?", "Do you sell honey?"],
  },
  de: {
    own: {
      Müll: "Die Mülltonnen stehen hinter dem Carport. Restmüll kommt in die schwarze Tonne, sie wird jeden zweiten Montag geleert. Papier gehört in die blaue Tonne. Für Verpackungen gibt es gelbe Säcke, sie liegen in der Schublade unter der Spüle. Glas bringen Sie bitte zum Container am Sportplatz. Aber nicht sonntags und nicht nach 20 Uhr. Speisereste kommen auf den Kompost. Kein Fleisch und kein Käse. Wer den Müll nicht trennt, zahlt 25 € extra.",
      Kachelofen:
        "Der Kachelofen wird von der Diele aus beheizt. Legen Sie drei Scheite Buche ein und öffnen Sie die Klappe ganz. Nach einer Stunde schließen Sie die Klappe zur Hälfte. Niemals ganz schließen, solange Glut zu sehen ist. Brennholz liegt im Schuppen, ein Korb pro Tag ist inklusive. Jeder weitere Korb kostet 7 €. Die Asche leeren wir. Bitte füllen Sie keine heiße Asche in die Mülltonne.",
      Skikeller:
        "Der Skikeller ist im Untergeschoss neben der Garage. Der Zimmerschlüssel sperrt auch den Skikeller. Stellen Sie die Schuhe auf die beheizten Stangen, sie sind morgens trocken. Ski bitte nicht mit aufs Zimmer nehmen. Wachsen dürfen Sie am Tisch hinten rechts. Das Bügeleisen dafür hängt am Haken. Nach 22 Uhr ist das Licht aus, der Schalter ist aber links neben der Tür.",
      "Sauna im Garten":
        "Die Fasssauna steht hinter den Obstbäumen. Sie braucht 45 Minuten, bis sie warm ist. Schalten Sie den Ofen am Kasten ein und stellen Sie den Regler auf drei. Legen Sie immer ein Handtuch unter. Aufguss nur mit dem Wasser aus dem Eimer, nicht mit Öl. Kinder unter zwölf dürfen nur mit Erwachsenen hinein. Um 22 Uhr geht sie von selbst aus.",
    },
    cases: [
      {
        question: "Wann wird der Restmüll geleert?",
        title: "Müll",
        has: ["zweiten Montag"],
        lacks: ["Kompost"],
      },
      {
        question: "Wohin kommt das Altglas, gibt es einen Container?",
        title: "Müll",
        has: ["Sportplatz", "nicht sonntags"],
        lacks: ["gelbe Säcke"],
      },
      { question: "wo finde ich die gelben Säcke", title: "Müll", has: ["Schublade"], lacks: ["Sportplatz"] },
      {
        question: "Wie heizt man den Kachelofen richtig an?",
        title: "Kachelofen",
        has: ["Diele"],
        lacks: [],
      },
      {
        question: "Was kostet ein weiterer Korb Brennholz?",
        title: "Kachelofen",
        has: ["7 €"],
        lacks: ["Klappe"],
      },
      {
        question: "Darf ich die Ski im Skikeller wachsen?",
        title: "Skikeller",
        has: ["am Tisch hinten rechts"],
        lacks: ["beheizten Stangen"],
      },
      {
        question: "Werden die Skischuhe im Skikeller trocken?",
        title: "Skikeller",
        has: ["beheizten Stangen"],
      },
      {
        question: "Wie lange dauert es, bis die Fasssauna warm ist?",
        title: "Sauna im Garten",
        has: ["45 Minuten"],
        lacks: ["Eimer"],
      },
      {
        question: "Dürfen die Kinder in die Sauna im Garten?",
        title: "Sauna im Garten",
        has: ["nur mit Erwachsenen"],
        lacks: ["Öl"],
      },
    ],
    unknown: ["Gibt es im Dorf einen Tierarzt?", "Verleiht ihr Langlaufski?"],
  },
  it: {
    own: {
      "Festa del paese":
        "La festa del paese si tiene la prima domenica di agosto. La processione parte alle 18 dalla chiesa di San Rocco. Dopo la processione si mangia in piazza, i posti a tavola costano 15 €. I bambini sotto i sei anni non pagano. La strada davanti a casa resta chiusa dalle 14 a mezzanotte. Ma i residenti e i nostri ospiti possono passare a piedi. I fuochi d'artificio cominciano alle 23 sul lago. Se piove, tutto si rimanda alla domenica dopo.",
      "Raccolta rifiuti":
        "I rifiuti si dividono in cinque sacchi. L'umido si mette fuori il lunedì e il giovedì sera, nel bidoncino marrone. La plastica si mette fuori il mercoledì, nel sacco giallo. Il vetro va nella campana verde vicino al parcheggio. Non lasciate mai sacchetti accanto alla campana. La carta si ritira ogni due settimane. I sacchi sono nel mobile sotto il lavello.",
      Caldaia:
        "La caldaia è nel ripostiglio accanto al bagno. Per l'acqua calda tenete la manopola sul simbolo del rubinetto. Se si spegne la fiamma, premete il pulsante rosso per cinque secondi. Se si spegne di nuovo, non insistete e chiamate Piero. Il riscaldamento è acceso dal 15 ottobre al 15 aprile. La pressione deve stare tra 1 e 2 bar.",
    },
    cases: [
      {
        question: "A che ora parte la processione?",
        title: "Festa del paese",
        has: ["alle 18"],
        lacks: ["fuochi"],
      },
      {
        question: "Quando ci sono i fuochi d'artificio?",
        title: "Festa del paese",
        has: ["alle 23"],
        lacks: ["processione parte"],
      },
      {
        question: "La strada davanti a casa è chiusa durante la festa?",
        title: "Festa del paese",
        has: ["mezzanotte", "possono passare a piedi"],
        lacks: ["fuochi"],
      },
      {
        question: "dove va messo il vetro?",
        title: "Raccolta rifiuti",
        has: ["campana verde", "Non lasciate mai"],
        lacks: ["sacco giallo"],
      },
      {
        question: "In che giorno si mette fuori la plastica?",
        title: "Raccolta rifiuti",
        has: ["mercoledì"],
        lacks: ["campana"],
      },
      {
        question: "Cosa faccio se si spegne la fiamma della caldaia?",
        title: "Caldaia",
        has: ["pulsante rosso", "non insistete"],
        lacks: ["15 ottobre"],
      },
    ],
    unknown: ["C'è un pianoforte?", "Vendete l'olio d'oliva?"],
  },
  fr: {
    own: {
      "Poêle à bois":
        "Le poêle à bois est dans le salon. Ouvrez le tirage du bas avant d'allumer. Mettez deux petites bûches et un allume-feu. N'utilisez jamais d'alcool à brûler. Les bûches sont sous l'escalier de la terrasse, un panier par jour est compris. Le panier supplémentaire coûte 6 €. Les cendres vont dans le seau en métal. Elles doivent être froides. Fermez la vitre pendant la nuit.",
      "Boîte à clés":
        "La boîte à clés est fixée à droite du portail. Le code vous est envoyé par SMS le matin de l'arrivée. Composez le code et tirez le levier vers le bas. Brouillez les chiffres après usage. Au départ, remettez les clés dans la boîte avant 10 h. Une clé perdue est facturée 50 €. Le double est chez la voisine, Mme Aubert. Mais ne sonnez pas chez elle après 21 h.",
      "Plaque de cuisson":
        "La plaque de cuisson est à induction. Elle ne marche qu'avec les casseroles du tiroir du bas. Appuyez trois secondes sur le cadenas pour la débloquer. Si elle affiche E4, coupez le disjoncteur une minute. La hotte s'allume avec le bouton de gauche. Le filtre est lavé par nos soins. Ne posez rien de chaud sur le bord en bois.",
    },
    cases: [
      {
        question: "Où sont les bûches pour le poêle ?",
        title: "Poêle à bois",
        has: ["sous l'escalier"],
        lacks: ["seau en métal"],
      },
      {
        question: "Que faire des cendres du poêle à bois ?",
        title: "Poêle à bois",
        has: ["seau en métal", "froides"],
        lacks: ["allume-feu"],
      },
      {
        question: "Comment reçoit-on le code de la boîte à clés ?",
        title: "Boîte à clés",
        has: ["SMS"],
        lacks: ["Mme Aubert"],
      },
      {
        question: "Où est le double des clés, chez la voisine ?",
        title: "Boîte à clés",
        has: ["Mme Aubert", "après 21 h"],
        lacks: ["SMS"],
      },
      {
        question: "E4 s'affiche sur la plaque de cuisson, que dois-je couper ?",
        title: "Plaque de cuisson",
        has: ["disjoncteur"],
        lacks: ["hotte"],
      },
      {
        question: "Comment débloquer la plaque de cuisson ?",
        title: "Plaque de cuisson",
        has: ["cadenas"],
        lacks: ["hotte"],
      },
    ],
    unknown: ["Y a-t-il un piano ?", "Vous vendez du miel ?"],
  },
  es: {
    own: {
      "Normas de la casa":
        "En la casa se camina sin zapatos. El patio se cierra a las 23:00. La música en el patio está permitida hasta las 22:00. Pero los domingos no hay música. Las fiestas no están permitidas. Las toallas azules son para la playa, las blancas no salen de la casa. Las plantas las regamos nosotros. Si rompe algo, díganoslo y no pasa nada.",
      "La lavadora":
        "La lavadora está en el lavadero del sótano. Las fichas cuestan 3 € y se compran en la tienda de Paca. El programa corto dura 40 minutos. No ponga nunca más de seis kilos. La ropa se tiende en la azotea. Las pinzas están en una cesta junto a la puerta. Después de las 22:00 la lavadora no se usa.",
      "El gallo del vecino":
        "El gallo del vecino canta a partir de las cinco. No podemos hacer nada, lo sentimos. Hay tapones para los oídos en la mesilla. En los dormitorios de atrás se oye menos. El vecino se llama Eusebio y vende huevos, doce por 3 €. Los huevos se dejan encargados la tarde antes.",
    },
    cases: [
      {
        question: "¿Hasta qué hora se puede poner música en el patio?",
        title: "Normas de la casa",
        has: ["22:00", "los domingos no"],
        lacks: ["toallas"],
      },
      {
        question: "¿Las toallas azules son para la playa?",
        title: "Normas de la casa",
        has: ["azules"],
        lacks: ["música"],
      },
      {
        question: "¿Dónde compro las fichas de la lavadora?",
        title: "La lavadora",
        has: ["Paca"],
        lacks: ["azotea"],
      },
      { question: "¿dónde se tiende la ropa?", title: "La lavadora", has: ["azotea"], lacks: ["fichas"] },
      {
        question: "¿A qué hora canta el gallo?",
        title: "El gallo del vecino",
        has: ["las cinco"],
        lacks: ["huevos"],
      },
      {
        question: "¿El vecino vende huevos?",
        title: "El gallo del vecino",
        has: ["Eusebio"],
        lacks: ["tapones"],
      },
    ],
    unknown: ["¿Hay piano en la casa?", "¿Tienen trona de viaje plegable?"],
  },
  nl: {
    own: {
      Afval:
        "De containers staan naast de schuur. Restafval gaat in de grijze container, die op donderdag aan de weg moet staan. Groente en fruit gaan in de groene container. Glas en papier brengt u naar de bakken bij de supermarkt. Maar niet op zondag. Plastic gaat in de oranje zak. De oranje zakken hangen in de bijkeuken.",
      Houtkachel:
        "De houtkachel staat in de woonkamer. Zet het schuifje open voordat u aansteekt. Gebruik twee blokken per keer, nooit meer. Hout ligt onder het afdak en is gratis, zolang u niet meer dan een mand per dag stookt. Een extra mand kost 5 €. De as gaat in de zinken emmer. Laat de deur van de kachel niet openstaan.",
      "De roeiboot":
        "De roeiboot ligt aan de steiger. De riemen staan in de schuur, de sleutel van het slot hangt naast de achterdeur. Zwemvesten zijn verplicht. Kinderen varen alleen met een volwassene. U mag tot de molen varen, verder niet. Maak de boot altijd met twee touwen vast. Bij onweer blijft de boot aan de kant.",
    },
    cases: [
      {
        question: "Wanneer moet het restafval aan de weg?",
        title: "Afval",
        has: ["donderdag"],
        lacks: ["oranje zak"],
      },
      {
        question: "Waar breng ik het glas heen?",
        title: "Afval",
        has: ["supermarkt", "niet op zondag"],
        lacks: ["donderdag"],
      },
      {
        question: "hoeveel kost een extra mand hout voor de kachel?",
        title: "Houtkachel",
        has: ["5 €"],
        lacks: ["emmer"],
      },
      {
        question: "Waar doen we de as van de houtkachel?",
        title: "Houtkachel",
        has: ["emmer"],
        lacks: ["afdak"],
      },
      {
        question: "Waar is de sleutel van de roeiboot?",
        title: "De roeiboot",
        has: ["achterdeur"],
        lacks: ["onweer"],
      },
      { question: "Tot waar mogen we varen met de roeiboot?", title: "De roeiboot", has: ["molen"] },
    ],
    unknown: ["Is er een piano in huis?", "Verkopen jullie kaas?"],
  },
};

const entriesOf = (language: string, own: Own): AnswerableEntry[] =>
  Object.entries(own).map(([title, text], at) => ({
    entryId: `own-${at}`,
    section: "faq",
    texts: { [language]: { title, text } },
  }));

describe.each(Object.entries(houses))("own entries in %s", (language, { own, cases, unknown }) => {
  const retriever = buildRetriever(entriesOf(language, own));
  const decide = (question: string) =>
    decideAnswer({ questions: [question], history: [], language, retriever, venueName: "Haus am Hang" });

  test.each(cases)("$question", ({ question, title, has, lacks = [] }) => {
    const decision = decide(question);
    const sources = decision.action === "stay_silent" ? [] : decision.sources.map((source) => source.title);
    expect(sources).toEqual([title]);
    const text = decision.action === "stay_silent" ? "" : decision.text;
    for (const words of has) expect(text).toContain(words);
    for (const words of lacks) expect(text).not.toContain(words);
  });

  test.each(unknown)("handed over: %s", (question) => {
    expect(decide(question).action).toBe("hand_over");
  });
});

/** The rules have a price, and a sentence about cars: neither is the price of parking. */
test.each([
  ["en", "How much is the parking?"],
  ["de", "Ist der Parkplatz kostenlos?"],
  ["it", "Il parcheggio è gratuito?"],
])("%s, told by two entries that do not say it: %s", (language, question) => {
  const texts = {
    en: [
      ["Parking", "There are ten parking spaces behind the house. They cannot be reserved."],
      [
        "House rules",
        "Please pay the tourist tax on arrival. We are not liable for damage to cars in the car park.",
      ],
    ],
    de: [
      ["Parken", "Hinter dem Haus gibt es zehn Parkplätze. Sie können nicht reserviert werden."],
      [
        "Hausordnung",
        "Bitte zahlen Sie die Kurtaxe bei der Ankunft. Für Schäden an Fahrzeugen auf dem Parkplatz haften wir nicht.",
      ],
    ],
    it: [
      ["Parcheggio", "Dietro la casa ci sono dieci posti auto. Non si possono prenotare."],
      [
        "Regolamento",
        "La tassa di soggiorno si paga all'arrivo. Non rispondiamo di danni alle auto nel parcheggio.",
      ],
    ],
  };
  const own = Object.fromEntries(texts[language as keyof typeof texts]);
  const retriever = buildRetriever(entriesOf(language, own));
  const input = { questions: [question], history: [], language, retriever, venueName: "Haus am Hang" };
  expect(decideAnswer(input).action).toBe("hand_over");
});
