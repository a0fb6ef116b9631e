const leaving =
  "when we leave, when we go, before we leave, before leaving, when leaving, on leaving, after we leave, when you leave, before you leave, when departing, as we leave, on your departure, " +
  "beim verlassen, vor dem verlassen, wenn wir gehen, wenn wir abreisen, wenn wir fahren, wenn sie abreisen, bevor wir gehen, bevor wir fahren, bevor sie abreisen, beim auszug, vor der abfahrt, bei der abfahrt, " +
  "en partant, avant de partir, quand on part, quand nous partons, en quittant, avant de quitter, lorsque vous partez, a la fin du sejour, en fin de sejour, " +
  "quando partiamo, quando parto, prima di partire, quando si parte, quando ce ne andiamo, quando si esce, prima di lasciare, uscendo, a fine soggiorno, alla fine del soggiorno, " +
  "al irnos, al marcharnos, al salir, cuando nos vamos, cuando nos vayamos, antes de irnos, antes de irse, antes de salir, antes de marcharse, al final de la estancia, al abandonar, " +
  "als we weggaan, als we vertrekken, voordat we weggaan, voordat we vertrekken, voor we vertrekken, bij het verlaten, als u vertrekt, voordat u vertrekt, bij het weggaan, als we gaan, " +
  "ao sair, quando sairmos, antes de sair, no final da estadia";
const arriving =
  "when we arrive, when you arrive, wenn wir ankommen, wenn sie ankommen, en arrivant, quand on arrive, quando arriviamo, al nostro arrivo, cuando llegamos, al llegar, als we aankomen, bij onze aankomst, quando chegarmos, ao chegar";

/** Phrases of statements, in twelve languages; same syntax as the intents. */
export const inPassingWords = {
  /** Say when something else happens, and are not what the sentence is about. */
  inPassing:
    "upon arrival, on arrival, at arrival, upon your arrival, on your arrival, before arrival, before your arrival, prior to arrival, prior to your arrival, after arrival, of arrival, arrival day, upon departure, on departure, at departure, before departure, after departure, of departure, departure day, upon check in, at check in, before check in, prior to check in, after check in, at check out, upon check out, after check out, " +
    "bei ankunft, bei der ankunft, bei ihrer ankunft, vor ankunft, vor der ankunft, vor ihrer ankunft, nach ankunft, nach der ankunft, bei anreise, bei der anreise, bei ihrer anreise, vor anreise, vor der anreise, vor ihrer anreise, nach der anreise, bei abreise, bei der abreise, bei ihrer abreise, vor abreise, vor der abreise, vor ihrer abreise, nach der abreise, nach ihrer abreise, beim check in, vor dem check in, beim check out, nach dem check out, am abreisetag, am anreisetag, " +
    "a l arrivee, a votre arrivee, avant l arrivee, avant votre arrivee, des l arrivee, de l arrivee, lors de l arrivee, apres l arrivee, jour d arrivee, au depart, a votre depart, avant le depart, avant votre depart, du depart, lors du depart, apres le depart, jour de depart, " +
    "all arrivo, al vostro arrivo, prima dell arrivo, dell arrivo, dopo l arrivo, giorno di arrivo, alla partenza, prima della partenza, della partenza, dopo la partenza, giorno di partenza, al check in, prima del check in, dal check in, del check in, al check out, del check out, " +
    "a la llegada, a su llegada, antes de la llegada, antes de su llegada, de la llegada, tras la llegada, dia de llegada, a la salida, a su salida, antes de la salida, antes de su salida, de la salida, dia de salida, " +
    "bij aankomst, bij uw aankomst, voor aankomst, voor uw aankomst, na aankomst, van aankomst, bij vertrek, bij uw vertrek, voor vertrek, voor uw vertrek, na vertrek, van vertrek, bij het inchecken, voor het inchecken, bij het uitchecken, " +
    "na chegada, a chegada, antes da chegada, da chegada, na partida, na saida, antes da partida, antes da saida, da partida, " +
    `${leaving}, ${arriving}`,
  /** Say in a question that it is about the end of a stay, or its beginning. */
  leaving: `${leaving}, at the end of our stay, at the end of the stay, am ende, am schluss, bij het einde, aan het einde`,
  arriving,
  /** Things that rules name on the way; a sentence that begins with them is about them. */
  things:
    "vehicle*, car, cars, fahrzeug*, auto, autos, pkw, voiture*, vehicule*, macchina, macchine, autovettur*, veicol*, coche, coches, vehiculo*, voertuig*, carro, carros, veiculo*, arac*, машин*, автомобил*, سياره, سيارات",
  /** A refusal of liability for a thing says nothing else about it. */
  refusesLiability:
    "not liable, no liability, not responsible for, no responsibility, accept no, accepts no, not be held responsible, not be held liable, declines … responsibility, haftet nicht, haften nicht, keine haftung, haftung … ausgeschlossen, nicht haftbar, decline toute responsabilite, declinent toute responsabilite, pas responsable, ne saurait etre tenu*, ne peut etre tenu*, ne pourra etre tenu*, declina … responsabilita, non risponde, non e responsabile, non si assume, nessuna responsabilita, no se hace responsable, no se hacen responsables, no se responsabiliza, no sera responsable, no somos responsables, no asume, niet aansprakelijk, niet verantwoordelijk, geen aansprakelijkheid, nao se responsabiliza, nao e responsavel",
};
