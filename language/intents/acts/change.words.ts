import type { GuestLanguage } from "../../detection/index.ts";

/**
 * Phrases that cancel, change or decline something. They are no features of the classifier. The syntax is that of
 * `PhraseMatcher`.
 */
export type ChangeWords = {
  /** Cancels, also without a known thing. */
  cancel: string;
  /** Cancels if the sentence names a thing. */
  noLonger: string;
  /** Declines a service if the sentence names one. */
  skip: string;
  /** "Don't clean …": declines the cleaning of the room. */
  skipCleaning: string;
  /** Changes something if the sentence names a thing, or a day of arrival or departure. */
  change: string;
  /** The stay: arriving, leaving, the booking's dates. */
  stay: string;
  /** The guest asks about rules, not for a change. */
  rules: string;
  /** In front of what the guest is told that staff got. */
  says: { cancel: string; change: string; skip: string };
};

export const changeWords: Record<GuestLanguage, ChangeWords> = {
  en: {
    cancel:
      "cancel the, cancel my, cancel our, cancel that, cancel it, cancel this, cancel tonight*, cancel tomorrow*, cancel today*, to cancel, please cancel, pls cancel, cancel please, canceling, cancelling, cancel dinner, cancel breakfast, cancel lunch, call off, scrap the, scrap our, decided against, give our table to, give our booking to, give our slot to, give our spot to, give our place to, give our seats to, release our table, release our booking, release our reservation, release our slot",
    noLonger:
      "no longer need, no longer want, no longer require, no longer needed, not needed, don t need, do not need, dont need, don t want, do not want, won t need, will not need, won t be needing, don t require, no need for, needn t, changed our mind, changed my mind, forget the, forget about the, forget our, forget my, scrap the, drop the, never mind the, nevermind the, not necessary, isn t necessary, isn t needed, aren t needed, is not needed, are not needed, decided not to, decided against, won t be having, won t have, not having, won t make it, can t make it, cannot make it, not coming to, not come to, won t come to, without the … please, actually no, after all we don t, is off, we ll skip, i ll skip, we will skip, we ll pass on, sorted itself, got our own, brought our own, brought ours",
    skip: "please no, no … today, no … tomorrow, no … please, no … needed, no … necessary, no … this week, no need, don t bring, do not bring, don t change, do not change, don t replace, do not replace, don t wash, don t need, do not need, skip the, skip our, skip my, skip today*, leave out the, hold the",
    skipCleaning:
      "don t clean, do not clean, dont clean, don t make up, do not make up, don t make our, don t make the, don t service, do not service, don t tidy, do not tidy, don t send housekeeping, no cleaning, no room cleaning, no housekeeping, no room service today, no maid, no need to clean, no need for cleaning, no need for housekeeping, needn t clean, no need to make, no need to tidy, don t need to clean, do not need to clean, don t have to clean, do not have to clean, doesn t need cleaning, doesn t need to be cleaned, does not need to be cleaned, don t need cleaning, don t need housekeeping, don t need our room cleaned, don t need the room cleaned, don t want cleaning, don t want housekeeping, skip the cleaning, skip cleaning, skip housekeeping, skip our room, skip the room, skip room cleaning, without cleaning, cleaning is not necessary, cleaning isn t necessary, housekeeping not needed, cleaning not needed, don t come in to clean, leave our room as it is, leave the room as it is, leave our room as is, leave our room today, rather you didn t, skip us",
    change:
      "flight … changed, flight changed, flight … moved, flight … rebooked, flight … delayed, train … changed, move, moved to, reschedule, rescheduled, postpone, push back, push it back, push the, push our, push my, bring forward, bring it forward, shift, shift it, swap, switch, switch to, change the, change my, change our, change it, change to, to change, instead of, instead, rather than, an hour later, one hour later, an hour earlier, one hour earlier, half an hour later, half an hour earlier, a bit later, a bit earlier, a day later, one day later, a day earlier, one day earlier, two days later, days later, days earlier, make it, make the, make that, delay, delayed to, later than planned, earlier than planned, not on … but, extend our, extend my, shorten our, shorten my, one more person, one person more, add one, add another, one less, one fewer, change of plan*, plans changed, plans have changed, actually at, rather at",
    stay: "arrive, arriving, arrival, come on, coming on, coming, be there, get there, check in, checking in, check out, checking out, leave on, leaving, departure, depart, our stay, my stay, our dates, our booking, my booking, our reservation, my reservation",
    rules:
      "policy, policies, free of charge, for free, fee, fees, penalty, until when, how late, how many days, what happens, refund*, charge*, cost*, how do i cancel, how can i cancel, is it possible to cancel, if i cancel, if we cancel, in case, can i still cancel, how often, how does, currency, money, how do i, how do we, where can, sheets changed",
    says: { cancel: "cancellation", change: "change", skip: "not wanted" },
  },
  de: {
    cancel:
      "storniere*, stornieren, stornieren sie, storniert, storno, stornierung, absagen, sagen sie … ab, sagt … ab, sage … ab, abbestellen, bestellen sie … ab, bestellt … ab, bestelle … ab, bestellen … ab, annullieren, canceln, cancel, abblasen, streichen, streichen sie, streicht",
    noLonger:
      "nicht mehr, doch nicht, keinen mehr, keine mehr, kein … mehr, keinen … mehr, keine … mehr, brauchen keinen, brauchen keine, brauchen kein, brauche keinen, brauche keine, brauche kein, brauchen nicht, brauche nicht, nun nicht, nun doch nicht, brauchen wir nicht, brauche ich nicht, brauchen wir doch nicht, benotigen keinen, benotigen keine, benotigen kein, benotige keinen, benotige keine, benotige kein, nicht notig, unnotig, nicht notwendig, nicht erforderlich, hat sich erledigt, haben sich erledigt, erledigt, hinfallig, fallt aus, fallt weg, entfallt, vergessen sie, vergesst, kommen nicht zum, kommen nicht zur, komme nicht zum, schaffen wir nicht, schaffen es nicht, ohne … bitte, verzichten, lassen wir weg, lassen sie … gut sein, lassen wir das lieber, lassen wir das sein, lassen wir's",
    skip: "bitte kein, bitte keine, bitte keinen, keine … heute, heute kein, heute keine, heute keinen, morgen kein, morgen keine, kein … notig, keine … notig, keinen … notig, nicht wechseln, nicht gewechselt, nicht ausgetauscht, nicht bringen, nicht austauschen, verzichten auf, brauchen keine, brauchen kein, brauchen keinen, brauche keine, brauche kein, weglassen",
    skipCleaning:
      "nicht putzen, nicht reinigen, nicht sauber machen, nicht saubermachen, nicht aufraumen, nicht geputzt werden, nicht gereinigt werden, nicht gemacht werden, nicht machen, keine zimmerreinigung, keine reinigung, keine raumpflege, keinen zimmerservice heute, kein housekeeping, kein zimmermadchen, keinen roomservice heute, keine putzfrau, nicht zu putzen, nicht zu reinigen, nicht sauberzumachen, reinigung … nicht notig, zimmerreinigung … nicht notig, putzen … nicht notig, ohne reinigung, ohne zimmerreinigung, reinigung auslassen, zimmerreinigung auslassen, auf die reinigung, auf die zimmerreinigung, zimmer auslassen, nicht ins zimmer, muss nicht geputzt, muss nicht gereinigt, muss nicht gemacht, braucht nicht geputzt, braucht nicht gereinigt, braucht nicht gemacht, mussen nicht putzen, brauchen nicht putzen, brauchen nicht zu putzen",
    change:
      "flug … geandert, flug … umgebucht, flug … verschoben, zug … geandert, flug … verspatung, verschieben, verschiebe, verschiebt, verschieben sie, verlegen, verlegt, umbuchen, umbuchung, andern, andert, andern sie, umandern, wechseln, tauschen, statt, anstatt, anstelle, lieber, stattdessen, eine stunde spater, eine stunde fruher, halbe stunde spater, halbe stunde fruher, einen tag spater, einen tag fruher, ein tag spater, zwei tage spater, tage spater, tage fruher, erst am, erst morgen, schon am, spater als geplant, fruher als geplant, vorziehen, vorverlegen, verlangern, verkurzen, eine person mehr, noch eine person, eine person weniger, doch erst, doch schon, erst um, doch um, plananderung",
    stay: "kommen, komme, anreise*, reisen … an, reise … an, ankommen, kommen … an, ankunft, abreise*, abreisen, reisen … ab, reise … ab, einchecken, auschecken, check in, check out, aufenthalt, unsere buchung, meine buchung, reservierung",
    rules:
      "kostenlos, kostenfrei, gebuhr*, bedingungen, stornobedingungen, frist, bis wann, wie lange, wie spat, was passiert, ruckerstattung, erstattet, kostet, kosten, falls, wenn ich storniere, wenn wir stornieren, wie storniere, wie kann ich, wie oft, geld wechseln, handtucher gewechselt",
    says: { cancel: "Absage", change: "Änderung", skip: "nicht gewünscht" },
  },
  fr: {
    cancel:
      "annuler le, annuler la, annuler les, annuler l, annuler mon, annuler ma, annuler notre, annuler nos, annulez, annule, annulons, d annuler, a annuler, pour annuler, decommander, decommandez, veuillez annuler, annulation svp, redonner notre table, liberer notre table, donner notre table a, decide de ne pas, decide de ne plus",
    noLonger:
      "plus besoin, pas besoin, n avons plus besoin, n ai plus besoin, n en voulons plus, ne voulons plus, ne veux plus, ne veut plus, veut plus, veux plus, n est plus necessaire, n est pas necessaire, pas necessaire, plus necessaire, plus la peine, pas la peine, ce n est plus, oubliez le, oubliez la, oubliez les, oublie le, laissez tomber, finalement pas, finalement non, inutile, sans le, ne viendrons pas, ne viendrons plus, on ne vient pas, on ne vient plus, ne pourrons pas venir, on se passera, tant pis pour le, tant pis pour la",
    skip: "pas de, pas d, sans, inutile de, pas besoin de, ne changez pas, ne pas changer, ne pas apporter, n apportez pas, sautez",
    skipCleaning:
      "pas de menage, pas le menage, pas faire le menage, ne faites pas le menage, ne faites pas la chambre, ne pas faire la chambre, ne pas faire le menage, ne nettoyez pas, ne pas nettoyer, pas nettoyer, pas de nettoyage, pas de service de chambre, sans menage, inutile de nettoyer, inutile de faire la chambre, inutile de faire le menage, pas besoin de nettoyer, pas besoin de faire la chambre, pas besoin de faire le menage, pas besoin de menage, pas besoin du menage, pas besoin de nettoyage, pas la peine de nettoyer, pas la peine de faire, pas de femme de chambre, pas de personnel de menage, ne pas venir nettoyer",
    change:
      "vol … change, vol … decale, vol … modifie, vol … retarde, train … change, deplacer, deplacez, deplace, decaler, decalez, decale, reporter, reportez, changer le, changer la, changer l, changer les, changer notre, changer mon, changer ma, changer de, changez, modifier, modifiez, avancer, avancez, repousser, repoussez, remplacer, echanger, au lieu de, au lieu du, au lieu d, plutot que, plutot, a la place, finalement, une heure plus tard, une heure plus tot, demi heure plus tard, demi heure plus tot, un jour plus tard, un jour plus tot, jours plus tard, jours plus tot, plus tard que prevu, plus tot que prevu, prolonger, raccourcir, une personne de plus, une personne en plus, une personne de moins, passer a, le lendemain, changement de plan*, changement de programme",
    stay: "arrive, arrivons, arriver, arrivee, arriverons, arriverai, venons, viendrons, on vient, depart, partons, partirons, partir, quitter, notre sejour, mon sejour, notre reservation, ma reservation, nos dates",
    rules:
      "gratuit*, sans frais, frais, conditions, politique, jusqu a quand, jusqu a quelle, combien, que se passe, rembours*, si j annule, si nous annulons, si on annule, comment annuler, au cas ou, comment faire, changer de l argent, change de devises, coute",
    says: { cancel: "annulation", change: "modification", skip: "non souhaité" },
  },
  es: {
    cancel:
      "cancelar el, cancelar la, cancelar los, cancelar las, cancelar mi, cancelar nuestr*, cancelen, cancele, cancela, cancelad, cancelemos, canceladme, cancelarlo, cancelarla, que cancelar, anular el, anular la, anular mi, anulen, anule, anula, anulad, anularlo, anularla, de cancelar, a cancelar, liberar nuestra mesa, dar nuestra mesa a, decidido no, decidimos no",
    noLonger:
      "ya no necesit*, ya no hace falta, ya no queremos, ya no quiero, ya no vamos, no hace falta, no necesitamos, no necesito, no vamos a necesitar, no voy a necesitar, no es necesario, no son necesari*, olviden el, olviden la, olvide el, olvide la, olvida el, olvida la, olvidad el, olvidad la, no queremos, no quiero, al final no, mejor no, no iremos, no vamos a ir al, no vamos a ir a, no podremos ir, sin el, dejelo, dejenlo, no nos hace falta, no me hace falta, dejen lo de, dejenlo, dejelo, dejalo",
    skip: "no traigan, no traiga, no traigais, no cambien, no cambie, no cambieis, hoy no, manana no, sin, no hace falta, no necesitamos, no necesito, no queremos, no quiero",
    skipCleaning:
      "no limpien, no limpie, no limpies, no limpieis, no limpiar, no arreglen, no arregle, no hagan la habitacion, no haga la habitacion, no hagais la habitacion, no hace falta limpiar, no hace falta que limpi*, no hace falta hacer la habitacion, no hace falta limpieza, no hace falta que hagan, no es necesario limpiar, no es necesario que limpi*, no es necesaria la limpieza, no necesitamos limpieza, no necesito limpieza, no necesitamos que limpi*, no necesito que limpi*, no queremos limpieza, no quiero limpieza, no queremos que limpi*, no quiero que limpi*, sin limpieza, sin servicio de limpieza, hoy no limpi*, nada de limpieza, no entren a limpiar, no vengan a limpiar, ni limpieza, no limpieza",
    change:
      "vuelo … cambi*, cambi* … vuelo, vuelo … retras*, tren … cambi*, cambiar el, cambiar la, cambiar los, cambiar mi, cambiar nuestr*, cambiar de, cambiar a, cambiarlo, cambiarla, cambien, cambie, cambiad, mover el, mover la, moverlo, moverla, muevan, aplazar, aplacen, posponer, pospongan, retrasar, retrasen, adelantar, adelanten, modificar, modifiquen, pasar el, pasar la, en vez de, en lugar de, en vez del, en lugar del, una hora mas tarde, una hora despues, una hora antes, media hora mas tarde, media hora antes, un dia mas tarde, un dia despues, un dia antes, dias despues, dias antes, mas tarde de lo previsto, antes de lo previsto, al final, finalmente, alargar, ampliar la, acortar, una persona mas, una persona menos, mejor a las, cambio de planes",
    stay: "llegamos, llego, llegaremos, llegare, llegar, llegada, venimos, vendremos, salimos, salgo, saldremos, salida, irnos, estancia, nuestra reserva, mi reserva, nuestras fechas, entrada",
    rules:
      "gratis, gratuit*, sin coste, sin costo, politica, condiciones, hasta cuando, hasta que, cuanto, que pasa, reembols*, si cancelo, si cancelamos, como cancel*, como puedo, cuesta, cambiar dinero, cambiar divisas, cambio de moneda, en caso de",
    says: { cancel: "cancelación", change: "cambio", skip: "no se desea" },
  },
  it: {
    cancel:
      "annullare il, annullare la, annullare i, annullare l, annullare le, annullare lo, annulli, annulla, annullate, annulliamo, annullo, annullarlo, annullarla, disdire, disdico, disdici, disdica, disdite, disdiciamo, disdirlo, disdetta, cancellare il, cancellare la, cancellare l, cancelli, cancella, cancellate, liberare il nostro tavolo, dare il nostro tavolo a, deciso di non",
    noLonger:
      "non serve piu, non servono piu, non ci serve piu, non mi serve piu, non ci serve, non mi serve, non serve, non servono, non ci servono, non abbiamo piu bisogno, non ho piu bisogno, non abbiamo bisogno, non ho bisogno, non vogliamo piu, non voglio piu, non vogliamo, non voglio, non e piu necessari*, non e necessari*, non occorre, non occorre piu, lasciate perdere, lasci perdere, lascia perdere, dimenticate il, dimenticate la, dimentichi il, alla fine no, alla fine non, non veniamo, non verremo, non riusciamo a venire, senza il, rinunciamo, facciamo a meno, lasci stare, lasciate stare, lascia stare, lasci perdere",
    skip: "niente, non portate, non porti, non cambiate, non cambi, non serve, non servono, non occorre, senza, oggi no, non vogliamo, non voglio",
    skipCleaning:
      "non pulite, non pulisca, non pulire, non rifate, non rifaccia, non rifare, non serve pulire, non serve che puli*, non serve la pulizia, non serve rifare, non servono le pulizie, non serve fare la camera, non occorre pulire, non occorre che puli*, non occorre la pulizia, non occorre rifare, non c e bisogno di pulire, non c e bisogno di rifare, non c e bisogno della pulizia, non e necessario pulire, non e necessario rifare, non e necessaria la pulizia, niente pulizie, niente pulizia, senza pulizia, senza pulizie, no pulizia, no pulizie, non vogliamo la pulizia, non vogliamo le pulizie, non fate la camera, non fare la camera, non faccia la camera, non fate le pulizie, saltate la pulizia, saltate la camera, saltate le pulizie",
    change:
      "volo … cambiat*, cambiat* … volo, volo … spostat*, volo … ritardo, treno … cambiat*, spostare, spostate, sposti, sposta, spostiamo, spostarlo, spostarla, rimandare, rimandate, posticipare, posticipate, posticipiamo, anticipare, anticipate, cambiare il, cambiare la, cambiare l, cambiare i, cambiare in, cambiare camera, cambiate, modificare, modificate, invece di, invece del, invece che, al posto di, al posto del, piuttosto, un ora dopo, un ora piu tardi, un ora prima, mezz ora dopo, mezz ora prima, un giorno dopo, un giorno piu tardi, un giorno prima, giorni dopo, giorni prima, piu tardi del previsto, prima del previsto, alla fine, prolungare, allungare, accorciare, una persona in piu, una persona in meno, anziche, cambio di programma, meglio alle",
    stay: "arriviamo, arrivo, arriveremo, arrivero, arrivare, arriva, veniamo, verremo, partiamo, partiremo, parto, partenza, soggiorno, nostra prenotazione, mia prenotazione, nostre date",
    rules:
      "gratis, gratuit*, senza costi, penale, politica, condizioni, fino a quando, entro quando, quanto, cosa succede, rimbors*, se annull*, se cancell*, se disdic*, come si annulla, come posso, come si fa, costa, cambiare soldi, cambiare valuta, cambio valuta, in caso di",
    says: { cancel: "disdetta", change: "modifica", skip: "non richiesto" },
  },
  pt: {
    cancel:
      "cancelar o, cancelar a, cancelar os, cancelar as, cancelar meu, cancelar minha, cancelar noss*, cancelem, cancele, cancela, cancelamos, cancelo, cancela lo, cancela la, desmarcar, desmarquem, desmarque, desmarca, anular o, anular a, anulem, anule, de cancelar, que cancelar, libertar a nossa mesa, liberar a nossa mesa, dar a nossa mesa a, decidimos nao, decidido nao",
    noLonger:
      "ja nao precis*, nao precis*, nao vamos precisar, nao vou precisar, ja nao e preciso, nao e preciso, ja nao e necessari*, nao e necessari*, ja nao queremos, ja nao quero, nao queremos mais, nao quero mais, nao queremos, nao quero, nao faz falta, esquecam o, esquecam a, esqueca o, esqueca a, deixem o, afinal nao, ja nao vamos, nao vamos ao, nao vamos conseguir ir, nao iremos, sem o, dispensamos, dispenso, mais do taxi, deixe estar, deixem estar, deixa estar",
    skip: "nao tragam, nao traga, nao mudem, nao mude, nao troquem, nao troque, hoje nao, sem, nao e preciso, nao precis*, nao queremos, nao quero, dispensamos",
    skipCleaning:
      "nao limpem, nao limpe, nao limpar, nao arrumem, nao arrume, nao arrumar, nao facam o quarto, nao faca o quarto, nao precis* limpar, nao precis* de limpar, nao precis* arrumar, nao precis* de arrumar, nao precis* de limpeza, nao precis* limpeza, nao precis* fazer o quarto, nao e preciso limpar, nao e preciso arrumar, nao e preciso limpeza, nao e necessario limpar, nao e necessario arrumar, nao e necessaria limpeza, nao e necessaria a limpeza, nao queremos limpeza, nao quero limpeza, nao queremos que limp*, nao quero que limp*, sem limpeza, sem arrumacao, sem servico de quarto, hoje nao limp*, dispensamos a limpeza, dispenso a limpeza, dispensar a limpeza, limpeza nao e",
    change:
      "voo mud*, voo … mudou, mud* … voo, voo … alterad*, voo … atras*, mudar o, mudar a, mudar os, mudar para, mudar de, mudar meu, mudar minha, mudem, mude, alterar, alterem, altere, adiar, adiem, adie, antecipar, antecipem, remarcar, remarquem, remarque, reagendar, trocar o, trocar a, trocar de, trocar para, passar o, passar a, passar para, em vez de, em vez do, em vez da, ao inves de, em lugar de, uma hora mais tarde, uma hora depois, uma hora mais cedo, uma hora antes, meia hora mais tarde, meia hora depois, um dia mais tarde, um dia depois, um dia antes, um dia mais cedo, dias depois, dias antes, mais tarde do que, mais cedo do que, afinal, prolongar, estender, encurtar, mais uma pessoa, uma pessoa a mais, menos uma pessoa, mudanca de planos, antes as",
    stay: "chegamos, chego, chegaremos, chegar, chegada, vimos, viremos, vamos chegar, saimos, saio, sair, saida, partimos, partida, estadia, nossa reserva, minha reserva, nossas datas",
    rules:
      "gratis, gratuit*, sem custo*, politica, condicoes, ate quando, ate que, quanto, o que acontece, reembols*, se eu cancelar, se cancelar, se cancelarmos, como cancelo, como posso, custa, trocar dinheiro, cambio, em caso de",
    says: { cancel: "cancelamento", change: "alteração", skip: "não pretendido" },
  },
  nl: {
    cancel:
      "annuleren, annuleer, annuleert, annuleert u, geannuleerd worden, afzeggen, zeg … af, zegt … af, zeggen … af, afbestellen, bestel … af, bestellen … af, cancelen, cancel, afblazen, schrappen, schrap, vrijgeven, besloten niet, besloten om niet, onze tafel weggeven, onze tafel aan … geven",
    noLonger:
      "niet meer nodig, niet nodig, hoeft niet, hoeft niet meer, hoeven niet, hoeven niet meer, hoeft toch niet, hoeven geen, hoef geen, hoef niet, geen … meer, geen … nodig, niet meer, toch niet, toch geen, vergeet de, vergeet het, laat de … maar, laat maar zitten, laat het … maar, komen niet naar, komen toch niet, gaat niet door, halen we niet, redden we niet, hebben geen … nodig, heb geen … nodig, zonder de, zonder het, overbodig, laat … maar zitten",
    skip: "geen, graag geen, niet wisselen, niet verschonen, niet vervangen, niet brengen, hoeft niet, hoeven niet, hoeven geen, hoef geen, overslaan, sla … over",
    skipCleaning:
      "niet schoonmaken, niet schoon te maken, niet schoon maken, niet schoongemaakt te worden, hoeft … niet schoongemaakt, hoeft niet schoongemaakt, vandaag niet schoonmaken, niet poetsen, niet poetsen vandaag, niet opruimen, niet op te ruimen, geen schoonmaak, geen kamerschoonmaak, geen schoonmaker, geen schoonmaakster, geen housekeeping, geen poetsbeurt, geen roomservice vandaag, kamer hoeft niet, kamer hoeft vandaag niet, kamer niet te doen, kamer niet doen, hoeft niet schoon, schoonmaak hoeft niet, schoonmaken hoeft niet, schoonmaak niet nodig, schoonmaken niet nodig, schoonmaak is niet nodig, schoonmaken is niet nodig, schoonmaak overslaan, kamer overslaan, hoeven niet schoon te maken, zonder schoonmaak",
    change:
      "vlucht … gewijzigd, vlucht … veranderd, vlucht … verplaatst, vlucht … vertraging, verzetten, verzet, verplaatsen, verplaats, verschuiven, verschuif, omboeken, wijzigen, wijzig, wijzigt, veranderen, verander, aanpassen, ruilen, wisselen van, in plaats van, ipv, i p v, liever, een uur later, een uur eerder, uurtje later, uurtje eerder, half uur later, half uur eerder, een dag later, een dag eerder, dag later, dag eerder, dagen later, dagen eerder, pas op, pas zaterdag, later dan gepland, eerder dan gepland, uitstellen, vervroegen, verlengen, inkorten, een persoon meer, persoon meer, een persoon extra, een persoon minder, naar een andere, toch pas, toch om, verandering van plannen",
    stay: "komen … aan, kom … aan, komen, aankomen, aankomst, arriveren, vertrekken, vertrek, vertrekken we, inchecken, uitchecken, ons verblijf, mijn verblijf, onze boeking, mijn boeking, onze reservering, mijn reservering",
    rules:
      "gratis, kosteloos, kosten, voorwaarden, beleid, tot wanneer, hoe laat, hoe lang, wat gebeurt, terugbetaling, terug betaald, als ik annuleer, als we annuleren, hoe annuleer, hoe kan ik, kost, geld wisselen, hoe vaak, in geval van",
    says: { cancel: "annulering", change: "wijziging", skip: "niet gewenst" },
  },
  tr: {
    cancel:
      "iptal edin, iptal edelim, iptal eder*, iptal edebilir*, iptal et, iptal etmek, iptal etmemiz, iptal etmem, iptal ediyoruz, iptal ediyorum, iptal olsun, iptal lutfen, iptali, iptal rica*, vazgectik, vazgectim, baskasina verebilirsiniz, baskasina verin, gitmemeye karar, almamaya karar",
    noLonger:
      "artik gerek yok, gerek yok, gerek kalmadi, ihtiyac yok, ihtiyacimiz yok, ihtiyacim yok, ihtiyacimiz kalmadi, ihtiyacim kalmadi, ihtiyac kalmadi, istemiyoruz, istemiyorum, artik istemiyor*, gerekmiyor, artik gerekmiyor, gerekli degil, lazim degil, lazim olmayacak, unutun, gelemeyecegiz, gelmeyecegiz, gelemiyoruz, olmasin",
    skip: "istemiyoruz, istemiyorum, gerek yok, gerekmiyor, getirmeyin, degistirmeyin, olmasin, bugun yok, ihtiyacimiz yok, ihtiyacim yok, gerekli degil",
    skipCleaning:
      "temizlemeyin, temizlemeyiniz, temizlenmesin, temizlik yapmayin, temizlik yapilmasin, temizlik istemiyor*, temizlik olmasin, temizlige gerek yok, temizlik gerek*, temizlik lazim degil, temizlik gerekmiyor, temizlemenize gerek yok, temizlenmesine gerek yok, temizlenmesini istemiyor*, oda temizligi istemiyor*, oda temizligine gerek yok, oda temizligi olmasin, odayi temizleme*, odayi toplamayin, odamizi toplamayin, toplamayin, toplamaniza gerek yok, oda servisi istemiyor*, temizlige girmeyin, temizlik icin gelmeyin",
    change:
      "ucus* degis*, dan … e alabilir*, dan … a alabilir*, den … e alabilir*, den … a alabilir*, dan … e alalim, dan … a alalim, den … e alalim, den … a alalim, dan … e cekebilir*, den … e cekebilir*, ucusumuz degis*, ucagimiz degis*, ucak saati degis*, ucus … ertelen*, erteleyin, erteleyebilir*, ertelemek, erteleyelim, ertelensin, degistirin, degistirebilir*, degistirmek, degistirelim, tasiyabilir*, tasiyalim, tasimak, kaydirabilir*, kaydirmak, kaydiralim, one alabilir*, one almak, one alin, yerine, bir saat sonra, bir saat gec, bir saat once, bir saat erken, yarim saat sonra, yarim saat once, bir gun sonra, bir gun gec, bir gun once, bir gun erken, gun sonra, gun once, planlanandan, uzatmak, uzatabilir*, kisaltmak, bir kisi daha, bir kisi fazla, bir kisi eksik, olarak degis*, plan degisti, planimiz degisti, yarim saat gec, yarim saat erken, planladigimizdan",
    stay: "geliyoruz, geliyorum, gelecegiz, gelecegim, varacagiz, varis, varisimiz, giris, girisimiz, cikis, cikisimiz, ayrilacagiz, ayriliyoruz, konaklama*, rezervasyonumuz*, rezervasyonumu*",
    rules:
      "ucretsiz, ucret, kosul*, politika*, ne zamana kadar, kac gun, ne olur, iade, edersem, edersek, nasil iptal, nasil yap*, para bozdur*, doviz",
    says: { cancel: "iptal", change: "değişiklik", skip: "istenmiyor" },
  },
  ru: {
    cancel:
      "отмените, отменить, отменяем, отменяю, отмени, отмена, отменяется, отменим, аннулируйте, аннулировать, снимите бронь, снять бронь, откажемся от, отказываемся от, отказаться от, освободить наш столик, столик … можно освободить, решили не, отдать наш столик",
    noLonger:
      "больше не нужно, больше не нужен, больше не нужна, больше не нужны, уже не нужно, уже не нужен, уже не нужна, уже не нужны, не нужно, не нужен, не нужна, не нужны, не надо, больше не надо, уже не надо, не понадоб*, не потребуется, не потребуются, не требуется, передумали, передумал, передумала, забудьте про, забудьте о, не придем, не пойдем, не успеваем на, обойдемся без, без … пожалуйста, не хотим, не хочу",
    skip: "не нужно, не нужна, не нужны, не нужен, не надо, не требуется, не меняйте, не приносите, без, не хотим, не хочу, пропустите",
    skipCleaning:
      "не убирайте, не убирайтесь, не убирать, не убираться, не надо убирать, не надо убираться, не нужно убирать, не нужно убираться, убирать не нужно, убирать не надо, убираться не нужно, убираться не надо, уборка не нужна, уборку не нужно, уборки не нужно, уборка не требуется, уборки не надо, уборку не надо, без уборки, не делайте уборку, не проводите уборку, не делать уборку, номер не убирайте, номер не убирать, номер убирать не, не заходите убирать, не приходите убирать, пропустите уборку, отказываемся от уборки, отказаться от уборки",
    change:
      "рейс изменил*, рейс поменя*, рейс … перенес*, рейс … задерж*, вылет перенес*, перенести, перенесите, перенесем, переносим, перенос, сдвинуть, сдвиньте, передвинуть, передвиньте, поменять, поменяйте, поменяем, изменить, измените, меняем, заменить, замените, вместо, а не, на час позже, на час раньше, часом позже, часом раньше, на полчаса позже, на полчаса раньше, на день позже, на день раньше, днем позже, днем раньше, на два дня, позже чем, раньше чем, отложить, отложите, продлить, продлите, сократить, еще один человек, на одного больше, на одного меньше, переехать в другой, лучше в, планы изменились, изменились планы",
    stay: "приедем, приеду, приезжаем, приезжаю, приезд, прилетаем, заезд, заедем, заезжаем, будем, прибудем, прибытие, уедем, уеду, уезжаем, выезд, выезжаем, наше бронирование, мое бронирование, нашу бронь, мою бронь, проживание",
    rules:
      "бесплатн*, штраф*, условия, правила, до какого, до какой, за сколько, что будет, возврат*, вернут, если отмен*, как отменить, как можно, сколько стоит, обмен валют*, поменять деньги, поменять валюту",
    says: { cancel: "отмена", change: "изменение", skip: "не нужно" },
  },
  ar: {
    cancel:
      "الغاء التاكسي, الغاء سياره, الغاء ال*, ارجو الغاء, اريد الغاء, نريد الغاء, نود الغاء, اود الغاء, الغوا, الغي, الغ, الغوه, نلغي, بلغي, كنسل, كنسلوا, الغاء حجز, لغيرنا, قررنا الا, قررنا عدم, لن نذهب",
    noLonger:
      "لم نعد بحاجه, لم اعد بحاجه, لم نعد نحتاج, لم اعد احتاج, لم نعد نريد, لم اعد اريد, لا نحتاج, لا احتاج, لا نريد, لا اريد, لسنا بحاجه, لست بحاجه, لا حاجه, لا داعي, ليس ضروريا, غير ضروري, ما عاد نحتاج, ما عدنا نحتاج, ما نحتاج, ما احتاج, ما نبي, ما ابي, ما نبغي, ما ابغي, ما بدنا, ما بدي, مش عايزين, مش عايز, مش محتاجين, مش محتاج, خلاص, انسوا, لن ناتي, لن نحتاج, لن احتاج",
    skip: "لا نريد, لا اريد, لا نحتاج, لا احتاج, لا داعي, لا حاجه, بدون, ما نبي, ما ابي, ما نبغي, ما نحتاج, مش عايزين, مش عايز, لا تغيروا, لا تحضروا",
    skipCleaning:
      "لا تنظفوا, لا تنظف, لا تنظفون, عدم تنظيف, لا نريد تنظيف, لا اريد تنظيف, لا نحتاج تنظيف, لا نحتاج الي تنظيف, لا احتاج تنظيف, لا احتاج الي تنظيف, لا داعي لتنظيف, لا داعي للتنظيف, لا حاجه لتنظيف, لا حاجه للتنظيف, لا حاجه الي تنظيف, لا تدخلوا للتنظيف, بدون تنظيف, ما نبي تنظيف, ما ابي تنظيف, ما نبغي تنظيف, ما نحتاج تنظيف, ما احتاج تنظيف, بلاش تنظيف, مش عايزين تنظيف, مش عايز تنظيف, لا ترتبوا, لا داعي لترتيب",
    change:
      "تغيرت الرحله, تغيرت رحلت*, رحلتنا تغيرت, تاخرت رحلت*, تغيير, نغير, اغير, غيروا, تاجيل, نوجل, اجلوا, اوجل, نقل, ننقل, انقلوا, تقديم, نقدم, تعديل, نعدل, عدلوا, استبدال, بدلا من, بدل, عوضا عن, بعد ساعه من, متاخر ساعه, ابكر ساعه, بيوم واحد, بعد يوم, قبل يوم, متاخرين يوما, يوم لاحق, تمديد, نمدد, تاخير التاكسي, تاخير سياره, تاخير السياره, تاخير العشاء, تاخير الطاوله, تاخير المساج, تاخير التدليك, تاخير الجوله, تاخير التوصيل, شخص اضافي, شخص اخر, قبل الموعد, بعد الموعد, قبل المخطط",
    stay: "نصل, سنصل, اصل, ساصل, وصول, وصولنا, وصولي, سناتي, ناتي, نغادر, سنغادر, مغادره, مغادرتنا, اقامتنا, اقامتي, حجزنا, حجزي, موعد",
    rules:
      "مجانا, مجاني, رسوم, سياسه, شروط, حتي متي, كم, ماذا يحدث, استرداد, اذا الغيت, اذا الغينا, كيف, تكلفه, صرف العملات, تغيير العملات",
    says: { cancel: "إلغاء", change: "تغيير", skip: "غير مطلوب" },
  },
  zh: {
    cancel: "取消, 退掉, 让给别人, 决定不",
    noLonger:
      "不用了, 不要了, 不需要了, 用不着了, 不必了, 算了, 不再需要, 不需要, 不用, 不想要, 不去了, 去不了, 来不了, 免了",
    skip: "不用, 不要, 不需要, 不必, 无需, 请别",
    skipCleaning:
      "不用打扫, 不要打扫, 不需要打扫, 不必打扫, 无需打扫, 别打扫, 不用清洁, 不要清洁, 不需要清洁, 不用清扫, 不要清扫, 不需要清扫, 不用收拾, 不要收拾, 不用整理, 不要整理房间, 不需要整理, 不需要客房服务, 不用客房清洁, 免打扫, 先不打扫, 不打扫, 不用做房, 不做房, 不用做卫生, 不用来打扫, 不要来打扫, 不用進來打掃, 不用打掃, 不要打掃",
    change:
      "航班改了, 航班变了, 航班换了, 改了航班, 改航班, 航班延误, 火车改了, 改到, 改成, 改为, 改在, 改一下, 换到, 换成, 换一间, 换房, 换个房间, 推迟, 延后, 提前到, 提前一, 提前半, 晚一个小时, 早一个小时, 晚一小时, 早一小时, 晚半小时, 晚一天, 早一天, 晚两天, 而不是, 不是, 更改, 调整, 变更, 延长, 多一个人, 多一位, 少一个人, 少一位, 换个时间, 改时间, 改期",
    stay: "到达, 抵达, 入住, 到店, 才到, 才能到, 过来, 离店, 离开, 退房, 我们的预订, 我的预订, 住宿",
    rules:
      "免费, 收费, 费用, 政策, 规定, 最晚, 多久, 多少, 会怎样, 退款, 如果取消, 怎么取消, 怎么, 换钱, 换外币, 兑换",
    says: { cancel: "取消", change: "更改", skip: "不需要" },
  },
  ja: {
    cancel:
      "キャンセル, 取り消し, 取消, 取りやめ, 取り止め, ことにしません, 行かないことに, しないことに, お譲りください",
    noLonger:
      "もう必要ありません, もう必要ない, もう要りません, もういりません, もう要らない, もういらない, もう不要, 必要なくなり, 必要なくな, 不要になり, 要らなくなり, いらなくなり, 不要です, 必要ありません, いりません, 要りません, 結構です, やめます, やめておきます, 行けなくなり, なしで, 大丈夫です",
    skip: "不要, 必要ありません, 必要ない, いりません, 要りません, 結構です, しなくて, しないで, なしで, 交換しなくて, 替えなくて, 持ってこなくて, 大丈夫です",
    skipCleaning:
      "掃除しなくて, 掃除はしなくて, 掃除をしなくて, 掃除しないで, 掃除はしないで, 掃除をしないで, 掃除は不要, 掃除不要, 掃除は必要ありません, 掃除は必要ない, 掃除は結構, 掃除は大丈夫, 掃除はいりません, 掃除は要りません, 掃除はなしで, 掃除なしで, 清掃しなくて, 清掃はしなくて, 清掃しないで, 清掃は不要, 清掃不要, 清掃は必要ありません, 清掃は結構, 清掃は大丈夫, 清掃はいりません, 清掃は要りません, 清掃なしで, 清掃はなしで, ハウスキーピングは不要, ハウスキーピングは結構, 片付けなくて, 部屋に入らないで, 清掃に入らないで, 掃除に来なくて, お掃除は",
    change:
      "便が変わ, フライトが変わ, 便が遅れ, 飛行機が遅れ, 変更, 変えて, 変えたい, 変えられ, 変えてもら, ずらし, ずらせ, 移動し, 延期, 遅らせ, 早め, 代わりに, ではなく, じゃなくて, 一時間遅く, 1時間遅く, 一時間早く, 1時間早く, 30分遅く, 30分早く, 一日遅, 1日遅, 一日早, 1日早, 翌日に, 延長, 一人増え, 1人増え, 一人追加, 一人減り, に替えて, 移りたい",
    stay: "到着, 着きます, 着く, 伺います, 行きます, 来ます, チェックイン, チェックアウト, 出発, 帰ります, 宿泊, 予約",
    rules:
      "無料, 料金, 手数料, ポリシー, 規定, いつまで, 何日前, いくら, どうなり, 返金, した場合, 両替, どうやって, 方法, キャンセル料",
    says: { cancel: "キャンセル", change: "変更", skip: "不要" },
  },
};
