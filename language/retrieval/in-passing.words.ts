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
    "na chegada, a chegada, antes da chegada, da chegada, na partida, na saida, antes da partida, antes da saida, da partida",
  /** Things that rules name on the way; a sentence that begins with them is about them. */
  things:
    "vehicle*, car, cars, fahrzeug*, auto, autos, pkw, voiture*, vehicule*, macchina, macchine, autovettur*, veicol*, coche, coches, vehiculo*, voertuig*, carro, carros, veiculo*, arac*, машин*, автомобил*, سياره, سيارات",
  /** A refusal of liability for a thing says nothing else about it. */
  refusesLiability:
    "not liable, no liability, not responsible for, no responsibility, accept no, accepts no, not be held responsible, not be held liable, declines … responsibility, haftet nicht, haften nicht, keine haftung, haftung … ausgeschlossen, nicht haftbar, decline toute responsabilite, declinent toute responsabilite, pas responsable, ne saurait etre tenu*, ne peut etre tenu*, ne pourra etre tenu*, declina … responsabilita, non risponde, non e responsabile, non si assume, nessuna responsabilita, no se hace responsable, no se hacen responsables, no se responsabiliza, no sera responsable, no somos responsables, no asume, niet aansprakelijk, niet verantwoordelijk, geen aansprakelijkheid, nao se responsabiliza, nao e responsavel",
};
