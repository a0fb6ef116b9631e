/**
 * Phrases that divide a guest's text into clauses, by language. `_` stands for one word. Phrases are matched in
 * folded text: lower case, without accents, an apostrophe is a space. Chinese and Japanese phrases match anywhere.
 */
export type DiscourseWords = {
  /** A question starts here. */
  asks: string;
  /** A question starts here at the beginning of a clause. */
  opens: string;
  /** A question starts here unless the clause is one already, or the word before it is in `tells`. */
  asksAlone: string;
  /** At the beginning of a clause: a statement starts here. */
  tells: string;
  /** At the beginning of a clause: a wish starts here, which may be a question. */
  wishes: string;
  /** Leads in to a question that follows. */
  leads: string;
  /** Hesitates, greets, thanks or closes. */
  chatter: string;
  /** A clause that gives a reason or a circumstance starts here. */
  context: string;
};

export const discourseWords: Record<string, DiscourseWords> = {
  en: {
    asks: "is there, is it, is the, is my, is your, is that, is this, is anyone, is someone, is breakfast, is parking, are there, are the, are you, are we, are they, are my, are your, are any, are pets, are dogs, are children, are kids, do you, do they, do we, do i, do the, does the, does it, does this, does that, does your, does anyone, can i, can we, can you, can my, can our, can the, can they, can it, can someone, can anyone, could i, could we, could you, could my, could they, may i, may we, may my, will there, will you, will the, will i, will we, will it, will my, would you, would it, would there, would i, would we, should i, should we, must i, must we, have you, have they, has the, has it, what time, what is, what s, what are, what kind, what sort, what type, what do, what does, what about, what if, how much, how many, how far, how long, how late, how early, how old, how big, how do, how does, how can, how could, how is, how are, how about, where is, where s, where are, where can, where could, where do, where does, where should, when is, when s, when are, when does, when do, when can, when could, when will, when should, which is, which are, who can, who do, any chance, is anybody, am i, was there, did you, do people, do guests",
    opens:
      "do, does, did, is, are, can, could, will, would, should, may, must, has, have, when, what, where, which, who, whose, why, how, any",
    asksAlone: "does, what, where, how, which",
    tells:
      "i, we, you, he, she, they, it, who, that, my, our, his, her, their, there will, there are, there were, it s, it is, this is, that is, that s, these are",
    wishes:
      "i need, i want, i d like, i would like, i d love, i would love, i prefer, i require, i wish, i am looking, i m looking, i am interested, i m interested, i was hoping, i can t, i cannot, i could use, i do need, i also need, i ll need, i will need, i really need, we need, we want, we d like, we would like, we d love, we would love, we require, we are looking, we re looking, we can t, we cannot, we ll need, we will need, we also need, we were hoping, it should, it needs, it has to, it must, you have, you offer, you do, they have, they offer, they do, there is, there s",
    leads:
      "d also like to know, would also like to know, also wanted to know, also want to know, also wanted to ask, tell me whether, tell me if, know whether, know if, find out, what i wanted was, what i wanted to ask was, my query is, i need to ask, remind me, i was hoping to find out, i m trying to find out, we re trying to find out, trying to find out, trying to figure out, my question would be, question for you, i have a question, we have a question, i ve got a question, i got a question, got a question, had a question, a quick one, any idea if, any idea whether, not sure if, not sure whether, unsure if, unsure whether, i can t find, we can t find, couldn t find, would love to know, love to know, interested to know, would be good to know, good to know, i m calling to ask, calling to ask, i m writing to ask, writing to ask, i m writing to find out, getting in touch to ask, just to ask, i want to make sure, i just want to make sure, make sure, can you check if, can you check whether, could you check if, could you check whether, asks if, asks whether, asked if, asked whether, is asking if, is asking whether, wants to know, wants to know if, to ask if, ask if, ask whether, quick question, one question, one more question, another question, a question, last question, my question is, my question, the question is, just wondering, i was wondering, we were wondering, i am wondering, i m wondering, we re wondering, wondering if, wondering whether, i wonder if, i wonder whether, i d like to know, i would like to know, we would like to know, we d like to know, i want to know, we want to know, i wanted to know, i wanted to ask, we wanted to ask, i want to ask, wanted to ask, want to ask, i should ask, i need to ask, i have to ask, have to ask, i thought i d ask, thought i d ask, i d ask, i ll ask, asked me to ask, told me to ask, asked me to find out, to find out if, to find out whether, i need to know, we need to know, need to know, can you tell me, could you tell me, can you let me know, could you let me know, please tell me, tell me, do you happen to know, do you know, would you know, can i ask, could i ask, may i ask, can i just ask, could i just ask, could you confirm, can you confirm, please confirm, please advise, just curious, silly question, maybe a silly question, stupid question, this might be a silly question, random question, can you help me, could you help me, can you help, could you help, i need some help, please help, what i want to know is, what i wanted to know is, what i meant is, what i meant was, just to confirm, i forgot to ask, forgot to ask, i also wanted to ask",
    chatter:
      "alright, all right, no worries, no problem, no pressure, give me a shout, give us a shout, drop me a line, drop me a message, send me a message, message me, text me, call me back, as soon as you know, as soon as you can, when you re free, sorry to be a pain, sorry to be a bother, sorry to pester you, sorry for the long message, sorry for the late message, thanks a million, thanks for your help, thank you for your help, thanks again, ta, bless you, you re the best, you guys are the best, that would help, that would really help, that d help, would be appreciated, would be much appreciated, listen, so yeah, and yeah, yeah so, but yeah, one sec, hang on, never mind, not urgent, nothing urgent, ok bye, take care, all good, hugs, god bless, fingers crossed, if that makes sense, does that make sense, if you get what i mean, and stuff, i think, you see, um, uh, uhm, umm, uhh, erm, er, hmm, hm, ehm, ah, oh, yeah, yep, okay, ok, right so, well so, anyway, anyways, basically, actually, honestly, like i said, you know, i mean, i guess, i suppose, let me know, let us know, let me think, let s see, get back to me, get back to us, one quick thing, one more thing, one last thing, thanks, thank you, many thanks, thanks a lot, thanks so much, thanks in advance, thank you so much, thank you very much, cheers, much appreciated, i appreciate it, appreciate it, very kind of you, so kind, kind regards, best regards, warm regards, regards, best wishes, all the best, sincerely, yours truly, hello, hello there, hi, hi there, hi all, hi team, hey, hey there, hiya, good morning, good afternoon, good evening, good day, greetings, dear team, dear reception, dear sir or madam, dear all, to whom it may concern, hope you are well, hope you re well, i hope you are well, i hope you re well, hope all is well, hope you are doing well, hope this finds you well, how are you, how are you doing, nice to meet you, sorry to bother you, sorry to bother, sorry to trouble you, sorry to disturb you, sorry for the trouble, sorry for the bother, sorry for asking, apologies for the bother, sorry for all the questions, excuse me, pardon me, sorry, if you don t mind, if i may, if that s okay, if that is okay, if possible, when you have a moment, when you get a chance, whenever you can, whenever you have time, no rush, no hurry, take your time, that s it, that s all, that is all, that would be all, that ll be all, that would be great, that would be lovely, that d be great, would be great, would be lovely, have a nice day, have a great day, have a good day, have a lovely day, have a good one, have a nice evening, have a good evening, have a nice weekend, bye, bye bye, goodbye, see you, see you soon, see you then, talk soon, speak soon, looking forward to it, looking forward to our stay, looking forward to your reply, looking forward to hearing from you, hope to hear from you, out of curiosity, by the way, btw, fyi, it s me again, me again, sorry me again, quick one, not sure if you can help, not sure if you re the right person, i hope you can help, hope you can help, the thing is, here s the thing, long story short, just to be sure, just to be safe, before i forget, almost forgot, one more, just in case",
    context:
      "my _ always, my _ never, my _ really, my _ just, my _ likes, my _ hates, my _ gets, my _ thinks, my _ keeps, my _ can t, my _ doesn t, our _ is, our _ was, our _ has, our _ loves, i always, i never, i really, i love, i hate, i feel, we always, we never, we really, we love, we met, we saw, we read, we heard, i heard, i read, i saw, because, cause, cuz, since we, since i, since my, since it, since our, since there, as we are, as we re, as we have, as we will, as i am, as i m, as i have, as my, as our, so that, so we can, so i can, so we know, so i know, otherwise, we are, we re, we ve, we have been, we have booked, we have a, we will be, we ll be, we arrive, we come, we came, we booked, we stayed, we plan, we d be, we travel, we talked, we spoke, we drive, we just, i am a, i am in, i am with, i am travelling, i am traveling, i am coming, i am planning, i am not, i m a, i m in, i m with, i m travelling, i m traveling, i m coming, i m planning, i m not, i m so, i ve been, i ve booked, i ve got, i have been, i have booked, i have a, i booked, i travel, i arrive, i don t know if, i don t want to, it is for, it s for, it s our, it s my, it is our, it is my, it s just, it would be for, this is for, this is a message, this is about, my _ is, my _ has, my _ s, my _ wants, my _ needs, my _ says, my _ said, my _ asked, my _ would, my _ will, my _ loves, my _ told, my _ and i, our _ is, our _ are, our _ has, our _ lands, our _ arrives, my _ lands, my _ arrives, my _ are, my _ have, my _ was, she is, he is, she s, he s, they are, they re, if not, if so, but if, it s been, it was",
  },
  de: {
    asks: "gibt es, gibts, haben sie, habt ihr, hat das, hat ihr, kann ich, kann man, kann mein, können wir, können sie, könnten wir, könnten sie, könnte ich, könnte man, könnt ihr, darf ich, darf man, darf mein, dürfen wir, dürfen hunde, ist das, ist es, ist der, ist die, ist ein, ist eine, ist im, ist in, sind die, sind hunde, sind haustiere, muss ich, muss man, müssen wir, soll ich, sollen wir, wann ist, wann gibt, wann kann, wann können, wann muss, wann müssen, wann macht, wann öffnet, wann schließt, ab wann, bis wann, wo ist, wo kann, wo können, wo finde, wo gibt, wie viel, wieviel, wie viele, wie weit, wie lange, wie komme, wie kommen, wie ist, wie teuer, wie hoch, um wie viel, um wieviel, was kostet, was kosten, was ist, welche, welcher, welches, bieten sie, bietet ihr, steht ein, liegt das, wird das, werden die",
    opens:
      "wann, wo, wie, was, wer, wem, warum, welche, welcher, welches, gibt, haben, habt, hat, kann, können, könnte, könnten, darf, dürfen, ist, sind, muss, müssen, bieten, bietet, wird, werden, liegt",
    asksAlone: "gibt, wann",
    tells: "ich, wir, er, sie, mein, meine, unser, unsere, das ist, es ist, es sind",
    wishes:
      "ich brauche, ich benötige, ich möchte, ich will, ich hätte, ich würde, ich suche, ich kann, wir brauchen, wir benötigen, wir möchten, wir wollen, wir hätten, wir würden, wir suchen, wir können, sie haben, es gibt",
    leads:
      "und zwar, ich hätte gern gewusst, wüsste ich gern, ich wollte mich erkundigen, wollte mich erkundigen, ich versuche herauszufinden, keine ahnung ob, nicht sicher ob, unsicher ob, wissen ob, sagen ob, fragen ob, gern wissen, fragt ob, fragen ob, ob es, ob sie, ob man, ob wir, ob ich, ob der, ob die, ob das, kurze frage, eine frage, noch eine frage, eine kurze frage, hätte eine frage, habe eine frage, hätte da eine frage, meine frage, frage mich ob, wollte fragen, wollten fragen, wollte nur fragen, wollte mal fragen, wollte wissen, wollten wissen, möchte wissen, möchten wissen, würde gern wissen, würde gerne wissen, wüsste gern, wüsste gerne, wüssten gern, wüssten gerne, ich soll fragen, soll fragen, können sie mir sagen, könnten sie mir sagen, könnt ihr mir sagen, kannst du mir sagen, sagen sie mir, wissen sie ob",
    chatter:
      "tja, alles klar, kein stress, kein problem, melden sie sich einfach, melden sie sich kurz, rufen sie mich an, nicht so eilig, eilt nicht, ist nicht eilig, wäre super, wäre nett, wäre toll, wäre lieb, hoffe das passt, danke für ihre hilfe, danke für die hilfe, bis später, schönen gruß, mach s gut, sage ich mal, ich meine, sozusagen, äh, ähm, öhm, hm, also, naja, na ja, genau, okay, ok, ja also, jedenfalls, übrigens, eigentlich, quasi, wissen sie, weißt du, sagen sie bescheid, geben sie bescheid, geben sie mir bescheid, bescheid geben, melden sie sich, danke, danke schön, danke im voraus, vielen dank, vielen dank im voraus, besten dank, herzlichen dank, tausend dank, lieben dank, hallo, hallo zusammen, guten tag, guten morgen, guten abend, grüß gott, moin, servus, hi, sehr geehrte damen und herren, liebes team, liebe rezeption, mit freundlichen grüßen, freundliche grüße, viele grüße, liebe grüße, beste grüße, schöne grüße, schönen tag, schönen tag noch, schönen abend, schönen abend noch, einen schönen tag, schönes wochenende, tschüss, ciao, auf wiedersehen, auf wiederhören, bis bald, bis dann, entschuldigung, entschuldigen sie, verzeihung, entschuldigen sie die störung, sorry, tut mir leid, bitte, das wäre toll, das wäre super, das wäre nett, das war alles, das wars, das war s, wenn möglich, falls möglich, ich bin es nochmal, ich bins nochmal, ich freue mich, wir freuen uns, freuen uns schon, keine eile, bevor ich es vergesse, nur zur sicherheit, nur so",
    context:
      "weil, denn wir, denn ich, da wir, da ich, da mein, da meine, damit wir, damit ich, sonst, wir sind, wir haben, wir kommen, wir reisen, wir fahren, wir waren, wir bleiben, wir haben gebucht, wir sitzen, wir telefonierten, ich bin, ich habe, ich komme, ich reise, ich fahre, ich weiß nicht, es ist für, es ist unser, es geht um, das ist für, mein _ ist, mein _ hat, mein _ sagt, mein _ meint, mein _ möchte, mein _ kommt, mein _ landet, mein _ will, meine _ ist, meine _ hat, meine _ sagt, meine _ meint, meine _ möchte, meine _ kommt, meine _ will, meine _ fragt, mein _ fragt, unser _ ist, unser _ landet, unser _ kommt, unsere _ ist, unsere _ hat, falls nicht, wenn nicht, wenn nein",
  },
  fr: {
    asks: "y a t il, est ce que, est ce qu, avez vous, peut on, puis je, pouvez vous, pourriez vous, pouvons nous, pourrions nous, pourrais je, a quelle heure, jusqu à quelle heure, quel est, quelle est, quels sont, quelles sont, quand est, combien, combien coûte, où est, où se, où puis, où peut, comment, proposez vous, acceptez vous, faut il, dois je, doit on, devons nous, le _ est il, la _ est elle, les _ sont ils, les _ sont elles, est il, est elle, sont ils, disposez vous, offrez vous, c est combien",
    opens:
      "quand, où, comment, combien, quel, quelle, quels, quelles, qui, pourquoi, avez, peut, est, sont, proposez, acceptez, y a",
    asksAlone: "combien, avez",
    tells: "je, j, nous, on, il, elle, ils, mon, ma, mes, notre, nos, c est, ce sont",
    wishes:
      "je voudrais, je veux, je souhaite, je souhaiterais, je cherche, je peux, j aimerais, j ai besoin, nous voudrions, nous voulons, nous souhaitons, nous cherchons, nous aimerions, nous avons besoin, nous pouvons, on peut, on voudrait, on aimerait, il faut, il y a, il me faut, il nous faut, c est combien, c est possible",
    leads:
      "je me permets de demander, je me permets de vous demander, je cherche à savoir, on se demandait si, on se demande si, on voudrait savoir, pas sûr si, je ne sais pas trop si, me demandais si, demande si, demander si, savoir si, une question, petite question, une petite question, encore une question, autre question, j ai une question, j aurais une question, ma question, je me demandais si, je me demande si, je me demandais, nous nous demandions, je voulais savoir, je voudrais savoir, nous voudrions savoir, j aimerais savoir, nous aimerions savoir, on voulait savoir, on aimerait savoir, je voulais demander, je voulais vous demander, je dois demander, pouvez vous me dire, pourriez vous me dire, pourriez vous m indiquer, pouvez vous m indiquer, savez vous, juste pour savoir",
    chatter:
      "très bien, écoutez, écoute, allô, ça ne presse pas, ce n est pas urgent, pas de souci, pas de problème, rappelez moi, appelez moi, merci pour votre aide, merci de votre aide, très aimable, bises, amicalement, je veux dire, à tout à l heure, vous savez, euh, heu, ben, bah, hein, alors, donc voilà, voilà, en fait, du coup, d accord, ok, okay, tu sais, dites moi, tenez moi au courant, merci, merci beaucoup, merci d avance, merci par avance, merci bien, mille mercis, bonjour, bonsoir, salut, coucou, chère équipe, madame monsieur, cordialement, bien cordialement, bien à vous, bonne journée, bonne soirée, bon week end, au revoir, à bientôt, à plus, excusez moi, pardon, désolé, désolée, désolé de vous déranger, désolée de vous déranger, pardon de vous déranger, s il vous plaît, s il te plaît, svp, si possible, ce serait super, ce serait gentil, c est tout, c est encore moi, au fait, par curiosité, pas d urgence, juste pour être sûr, quand vous pourrez, quand vous aurez un moment",
    context:
      "parce que, parce qu, car nous, car je, car on, car mon, car ma, puisque, puisqu, vu que, comme nous, comme on, comme je, pour que, sinon, nous sommes, nous avons, nous arrivons, nous venons, nous voyageons, nous serons, on est, on a, on arrive, on vient, je suis, j ai réservé, j ai un, j ai une, je voyage, je viens, j arrive, je ne sais pas si, c est pour, c est notre, c est l anniversaire, mon _ est, mon _ a, mon _ dit, mon _ veut, mon _ voudrait, mon _ arrive, mon _ atterrit, ma _ est, ma _ a, ma _ dit, ma _ veut, ma _ voudrait, ma _ demande, mon _ demande, notre _ est, notre _ arrive, notre _ atterrit, si non, si ce n est pas",
  },
  it: {
    asks: "c è, ci sono, avete, posso, possiamo, si può, si possono, potete, potrei, potremmo, potreste, a che ora, fino a che ora, da che ora, quando, dov è, dove si, dove posso, dove possiamo, come si, come posso, come faccio, quanto costa, quanto costano, quanto è, quanto viene, quanto dista, quanti, qual è, quali sono, che ora, che orari, accettate, offrite, è possibile, è incluso, è inclusa, è compreso, è compresa, è disponibile, è gratis, è gratuito, sono ammessi, sono inclusi, devo, dobbiamo, bisogna, serve, fate, il _ è, la _ è",
    opens:
      "quando, dove, come, quanto, quanti, quante, quale, quali, chi, perché, avete, ha, potete, si può, sono, è, serve",
    asksAlone: "quanto, quando, dove, avete",
    tells: "io, noi, il mio, la mia, i miei, le mie, il nostro, la nostra, questo è, questa è",
    wishes: "",
    leads:
      "mi domandavo se, mi domandavo, volevo chiedere se, volevo sapere se, vorrei capire se, volevo capire se, non so bene se, non sono sicuro se, non sono sicura se, sto cercando di capire se, chiede se, chiedere se, sapere se, una domanda, una domanda veloce, domanda veloce, un altra domanda, ho una domanda, avrei una domanda, la mia domanda, mi chiedevo se, mi chiedevo, ci chiedevamo, volevo sapere, volevamo sapere, vorrei sapere, vorremmo sapere, volevo chiedere, volevo chiedervi, volevamo chiedere, vorrei chiedere, vorrei chiedervi, dovrei chiedere, devo chiedere, di chiedere, può dirmi, mi può dire, mi potete dire, potete dirmi, potrebbe dirmi, mi sa dire, mi sapete dire, sapete dirmi",
    chatter:
      "va bene, senta, senti, ascolti, guardi, tutto qui, non c è fretta, nessun problema, fatemi un fischio, mi richiami, mi richiamate, grazie dell aiuto, grazie per l aiuto, molto gentile, gentilissimo, un abbraccio, a più tardi, voglio dire, capisce, ecco, fammi sapere, mi fate sapere, mi faccia sapere, fatemi sapere, ehm, eh, mah, boh, beh, allora, dunque, insomma, cioè, diciamo, comunque, praticamente, in pratica, ok, okay, sapete, grazie, grazie mille, mille grazie, molte grazie, grazie in anticipo, grazie ancora, ciao, ciao a tutti, salve, buongiorno, buon giorno, buonasera, buona sera, gentile staff, gentilissimi, cordiali saluti, distinti saluti, un saluto, saluti, buona giornata, buona serata, buon weekend, arrivederci, a presto, a dopo, scusi, scusate, mi scusi, mi scusate, scusi il disturbo, scusate il disturbo, scusate se disturbo, per favore, per cortesia, gentilmente, se possibile, sarebbe fantastico, sarebbe bello, è tutto, sono ancora io, a proposito, per curiosità, nessuna fretta, senza fretta, quando potete, quando può",
    context:
      "perché, siccome, dato che, visto che, poiché, così, altrimenti, sennò, siamo, arriviamo, veniamo, viaggiamo, abbiamo prenotato, abbiamo un, abbiamo una, abbiamo due, abbiamo parlato, saremo, sono in, sono un, sono una, arrivo, vengo, viaggio, ho prenotato, ho un, ho una, non so se, è per, è il nostro, è il compleanno, mio _ è, mio _ ha, mio _ dice, mio _ vuole, mio _ vorrebbe, mia _ è, mia _ ha, mia _ dice, mia _ vuole, mia _ vorrebbe, mia _ chiede, mio _ chiede, il mio _ arriva, il nostro _ arriva, il nostro _ atterra, se no, in caso contrario",
  },
  es: {
    asks: "hay, tienen, tenéis, puedo, podemos, se puede, se pueden, pueden, podría, podrían, podríamos, a qué hora, hasta qué hora, desde qué hora, cuál es, cuáles son, cuándo, cuánto cuesta, cuánto cuestan, cuánto es, cuánto vale, cuánto cobran, cuántos, dónde está, dónde puedo, dónde podemos, dónde queda, dónde hay, cómo puedo, cómo podemos, cómo llego, cómo funciona, qué horario, qué tipo, qué incluye, aceptan, aceptáis, ofrecen, ofrecéis, está incluido, está incluida, es posible, es gratis, es necesario, hace falta, tengo que, tenemos que, debo, permiten, admiten",
    opens:
      "cuándo, dónde, cómo, cuánto, cuántos, cuál, cuáles, qué, quién, por qué, tienen, tiene, puedo, es, está, están, son, aceptan",
    asksAlone: "cuánto, dónde, cuándo, hay",
    tells: "yo, nosotros, mi, mis, nuestro, nuestra, esto es, este es, es que",
    wishes: "mi pregunta",
    leads:
      "quería consultar, quisiera consultar, me gustaría preguntar, no sé si sabrán, estoy tratando de averiguar, no estoy seguro si, no estoy segura si, preguntarles si, preguntar si, saber si, pregunta si, preguntar si, saber si, una pregunta, una preguntita, una pregunta rápida, otra pregunta, tengo una pregunta, una duda, una consulta, tengo una duda, mi pregunta es, me preguntaba si, me preguntaba, nos preguntábamos, quería saber, queríamos saber, quisiera saber, quisiéramos saber, me gustaría saber, nos gustaría saber, quería preguntar, quería preguntarles, queríamos preguntar, que pregunte, debería preguntar, tengo que preguntar, me puede decir, me pueden decir, me podría decir, me podrían decir, puede decirme, pueden decirme, podría decirme, podrían decirme, sabe si, saben si",
    chatter:
      "mire, mira, oiga, oye, no corre prisa, no hay prisa, sin problema, llámeme, llámenme, escríbanme, gracias por su ayuda, gracias por la ayuda, muy amable, muy amables, un abrazo, quiero decir, la verdad, bueno pues, hasta mañana, eh, em, pues, a ver, o sea, es que, en fin, ok, okay, sabe, saben, ya sabe, dígame, díganme, avísenme, me avisan, me dicen, gracias, muchas gracias, mil gracias, gracias de antemano, muchísimas gracias, hola, hola a todos, buenas, buenos días, buenas tardes, buenas noches, estimados, estimado equipo, saludos, un saludo, saludos cordiales, atentamente, que tengan buen día, que tengan un buen día, buen día, feliz día, adiós, chao, hasta luego, hasta pronto, nos vemos, perdón, perdone, perdonen, disculpe, disculpen, disculpen la molestia, perdonen la molestia, por favor, porfa, si es posible, sería genial, sería estupendo, eso es todo, soy yo otra vez, soy yo de nuevo, por cierto, por curiosidad, sin prisa, cuando puedan, cuando pueda",
    context:
      "porque, ya que, como somos, como vamos, como llegamos, puesto que, para que, si no, de lo contrario, somos, estamos, llegamos, venimos, viajamos, vamos a, hemos reservado, reservamos, tenemos un, tenemos una, tenemos dos, hablamos, estaremos, soy, estoy, llego, vengo, viajo, he reservado, reservé, tengo un, tengo una, no sé si, es para, es nuestro, es el cumpleaños, mi _ es, mi _ está, mi _ tiene, mi _ dice, mi _ quiere, mi _ pregunta, mi _ llega, mi _ aterriza, mi _ necesita, nuestro _ es, nuestro _ llega, nuestro _ aterriza",
  },
  pt: {
    asks: "há, tem, têm, vocês têm, posso, podemos, pode se, podem, poderia, poderiam, poderíamos, a que horas, até que horas, qual é, qual o, qual a, quais são, quando, quanto custa, quanto custam, quanto é, quanto fica, quantos, onde é, onde fica, onde posso, onde podemos, como posso, como podemos, como chego, como funciona, aceitam, oferecem, está incluído, está incluída, é possível, é grátis, é gratuito, é preciso, é necessário, preciso de, precisamos, tenho que, temos que, devo",
    opens:
      "quando, onde, como, quanto, quantos, qual, quais, quem, que, por que, tem, têm, posso, pode, é, está, estão, são, aceitam",
    asksAlone: "quanto, onde, quando",
    tells: "eu, nós, o meu, a minha, meu, minha, o nosso, a nossa, isto é",
    wishes: "eu quero, eu preciso, eu gostaria",
    leads:
      "pergunta se, perguntar se, saber se, uma pergunta, uma perguntinha, uma pergunta rápida, outra pergunta, tenho uma pergunta, uma dúvida, tenho uma dúvida, a minha pergunta, estava me perguntando, queria saber, queríamos saber, gostaria de saber, gostaríamos de saber, gostava de saber, queria perguntar, queríamos perguntar, devia perguntar, pode me dizer, podem me dizer, poderia me dizer, poderiam me dizer, pode dizer me, podem dizer me, sabe se, sabem se",
    chatter:
      "está bem, tudo bem, olhe, olha, escute, não há pressa, não tem pressa, sem problema, me ligue, liguem me, obrigado pela ajuda, obrigada pela ajuda, muito gentil, abraços, quer dizer, hum, hã, ah, então, enfim, ou seja, na verdade, ok, okay, tá, sabe, me avisem, avisem me, me diga, digam me, obrigado, obrigada, muito obrigado, muito obrigada, obrigado desde já, obrigada desde já, desde já obrigado, agradeço, olá, oi, bom dia, boa tarde, boa noite, prezados, caros, cumprimentos, atenciosamente, abraço, um abraço, tenha um bom dia, tenham um bom dia, bom fim de semana, adeus, tchau, até logo, até breve, desculpe, desculpem, desculpe incomodar, desculpem incomodar, com licença, por favor, se possível, seria ótimo, é tudo, é só isso, sou eu de novo, a propósito, por curiosidade, sem pressa, quando puderem, quando puder",
    context:
      "porque, já que, pois estamos, pois somos, como somos, como vamos, visto que, para que, senão, caso contrário, somos, estamos, chegamos, viajamos, vamos, reservamos, temos um, temos uma, temos dois, falámos, falamos, estaremos, sou, estou, chego, venho, viajo, reservei, tenho um, tenho uma, não sei se, é para, é o nosso, é o aniversário, o meu _ é, o meu _ tem, o meu _ diz, o meu _ quer, o meu _ chega, a minha _ é, a minha _ tem, a minha _ diz, a minha _ quer, meu _ é, meu _ tem, meu _ diz, meu _ quer, minha _ é, minha _ tem, minha _ diz, minha _ quer, nosso _ chega, se não",
  },
  nl: {
    asks: "is er, zijn er, is het, is de, zijn de, heeft u, hebt u, hebben jullie, heb je, heeft het, kan ik, kunnen we, kunnen wij, kan je, kan men, kunt u, kunnen jullie, mag ik, mag je, mag mijn, mogen we, mogen honden, moet ik, moeten we, zit er, wat kost, wat kosten, wat is, wat zijn, hoe laat, hoeveel, hoe ver, hoe lang, hoe duur, hoe kom, hoe komen, hoe kan, waar is, waar kan, waar kunnen, waar vind, wanneer is, wanneer kan, wanneer kunnen, wanneer moet, tot hoe laat, vanaf hoe laat, welke, bieden jullie, biedt u, accepteren jullie, accepteert u, ligt het",
    opens:
      "wanneer, waar, hoe, hoeveel, wat, wie, welke, waarom, is, zijn, heeft, hebben, hebt, kan, kunnen, kunt, mag, mogen, moet, wordt, zit, ligt",
    asksAlone: "hoeveel, wanneer, waar",
    tells: "ik, we, wij, hij, zij, mijn, onze, ons, dit is, dat is",
    wishes:
      "ik wil, ik zou, ik zoek, ik heb nodig, ik kan, we willen, we zouden, we zoeken, we kunnen, wij willen, wij zouden",
    leads:
      "ik vraag me af of, we vragen ons af of, ik wil weten, ik wil even weten, ik wilde even vragen, ik probeer uit te vinden, weet niet zeker of, vraagt of, vragen of, weten of, korte vraag, snelle vraag, een vraag, een vraagje, vraagje, nog een vraag, ik heb een vraag, mijn vraag is, ik vroeg me af of, ik vroeg me af, we vroegen ons af, ik wilde vragen, wilde vragen, ik wou vragen, wou vragen, ik wil graag weten, wil graag weten, we willen graag weten, wilde weten, ik moet vragen, moest vragen, kunt u me vertellen, kunt u mij vertellen, kunnen jullie me vertellen, kun je me vertellen, kunt u zeggen, weet u of, weten jullie of",
    chatter:
      "luister, kijk, geen probleem, geen stress, bel me, bel maar, bedankt voor uw hulp, bedankt voor de hulp, bedankt voor je hulp, heel vriendelijk, liefs, ik bedoel, hè, eh, ehm, uh, uhm, nou, nou ja, dus ja, nou dus, oké, ok, ja dus, trouwens, eigenlijk, zeg maar, weet je, weet u, laat het weten, laat maar weten, laat het me weten, laat het ons weten, bedankt, dank u, dank u wel, dank je wel, dankjewel, hartelijk dank, alvast bedankt, bij voorbaat dank, hallo, hoi, goedemorgen, goedemiddag, goedenavond, goedendag, beste team, beste receptie, met vriendelijke groet, vriendelijke groeten, groetjes, groeten, fijne dag, prettige dag, fijne avond, fijn weekend, doei, tot ziens, tot snel, tot dan, sorry, sorry voor het storen, sorry dat ik stoor, excuses, pardon, alstublieft, alsjeblieft, graag, als het kan, indien mogelijk, dat zou fijn zijn, dat zou geweldig zijn, dat was het, dat is alles, ik ben het weer, geen haast, uit nieuwsgierigheid",
    context:
      "omdat, want we, want wij, want ik, want mijn, aangezien, zodat, anders, we zijn, wij zijn, we hebben, wij hebben, we komen, we reizen, we rijden, we verblijven, ik ben, ik heb, ik kom, ik reis, ik weet niet of, het is voor, dit is voor, het is onze, mijn _ is, mijn _ heeft, mijn _ zegt, mijn _ wil, mijn _ vraagt, mijn _ komt, mijn _ landt, onze _ is, onze _ landt, onze _ komt, zo niet, zo nee",
  },
  tr: {
    asks: "ne zaman, ne kadar, saat kaçta, kaçta, nerede, nereye, nasıl, hangi",
    opens: "",
    asksAlone: "",
    tells: "ben, biz",
    wishes: "",
    leads:
      "bir soru, bir sorum var, bir sorum olacak, kısa bir soru, bir şey soracaktım, bir şey sormak istiyorum, sormak istiyorum, sormak istemiştim, sormak istedim, soracaktım, öğrenmek istiyorum, öğrenmek istemiştim, merak ediyorum, merak ettim, bilmek istiyorum, söyler misiniz, söyleyebilir misiniz, bilgi verir misiniz, acaba",
    chatter:
      "şey, yani, hani, ıı, ee, hımm, tamam, peki, neyse, aslında, biliyorsunuz, bana bildirin, haber verin, haber verirseniz sevinirim, teşekkürler, teşekkür ederim, çok teşekkürler, çok teşekkür ederim, şimdiden teşekkürler, sağ olun, merhaba, merhabalar, selam, selamlar, günaydın, iyi günler, iyi akşamlar, iyi çalışmalar, iyi geceler, saygılarımla, saygılar, sevgiler, hoşça kalın, görüşmek üzere, görüşürüz, pardon, özür dilerim, affedersiniz, kusura bakmayın, rahatsız ettiğim için özür dilerim, lütfen, mümkünse, rica etsem, hepsi bu, bu kadar, yine ben, acelesi yok",
    context:
      "çünkü, yoksa, biz _ kişilik, ailecek, eşim _, kocam _, karım _, annem _, oğlum _, kızım _, arkadaşım _",
  },
  ru: {
    asks: "есть ли, можно ли, могу ли, можем ли, могу я, можем мы, во сколько, до скольки, со скольки, когда, где находится, где можно, где у вас, где я, как добраться, как можно, как доехать, сколько стоит, сколько стоят, сколько времени, какой, какая, какие, какое, нужно ли, надо ли, входит ли, включен ли, разрешено ли, работает ли, принимаете ли, у вас есть, у вас можно, имеется ли, предоставляете ли",
    opens: "когда, где, как, сколько, какой, какая, какие, кто, что, почему, есть, можно, нужно",
    asksAlone: "сколько, где, когда",
    tells: "я, мы, он, она, мой, моя, наш, наша, это",
    wishes: "я хочу, я хотел бы, я хотела бы, я ищу, я могу, мы хотим, мы хотели бы, мы можем, мы ищем",
    leads:
      "у меня вопрос, вопрос, такой вопрос, короткий вопрос, быстрый вопрос, еще вопрос, еще один вопрос, один вопрос, есть вопрос, хотел спросить, хотела спросить, хотели спросить, хочу спросить, хотел узнать, хотела узнать, хотели узнать, хотелось бы узнать, хочу узнать, мне интересно, подскажите пожалуйста, подскажите, скажите пожалуйста, скажите, не подскажете, не могли бы вы сказать, не знаете ли вы, просто интересно",
    chatter:
      "эм, э, ну, ну вот, вот, значит, короче, в общем, вообще, так вот, ладно, окей, ок, понимаете, знаете, дайте знать, сообщите, интересно, спасибо, большое спасибо, спасибо большое, заранее спасибо, спасибо заранее, благодарю, здравствуйте, привет, добрый день, добрый вечер, доброе утро, доброго дня, уважаемые, с уважением, всего доброго, всего хорошего, хорошего дня, хорошего вечера, до свидания, до встречи, извините, простите, извините за беспокойство, простите за беспокойство, пожалуйста, если можно, если возможно, было бы здорово, это все, вот и все, это снова я, это опять я, кстати, не спешите, не срочно",
    context:
      "потому что, так как, поскольку, ведь, чтобы, иначе, а то, мы едем, мы приезжаем, мы прилетаем, мы забронировали, мы будем, мы с, мы семья, нас двое, нас трое, нас четверо, я еду, я приезжаю, я прилетаю, я забронировал, я забронировала, я буду, я не знаю, это для, это на, мой _ хочет, мой _ говорит, моя _ хочет, моя _ говорит, моя _ спрашивает, мой _ спрашивает, мой _ прилетает, наш _ прилетает, если нет",
  },
  ar: {
    asks: "هل, متى, أين, كم, ما هو, ما هي, كيف, في أي ساعة, هل يمكن, هل يوجد, هل لديكم",
    opens: "متى, أين, كم, كيف, هل, من, ما, ماذا",
    asksAlone: "هل, كم, متى",
    tells: "انا, نحن",
    wishes: "",
    leads:
      "سؤال, سؤال سريع, عندي سؤال, لدي سؤال, أريد أن أسأل, كنت أريد أن أسأل, أود أن أسأل, أردت أن أسأل, أريد أن أعرف, أود أن أعرف, أود معرفة, أريد معرفة, ممكن تخبرني, هل يمكنك إخباري, هل يمكنكم إخباري, أخبرني, أخبروني",
    chatter:
      "يعني, طيب, حسنا, المهم, في الحقيقة, بصراحة, تعرف, شكرا, شكرا جزيلا, شكرا لكم, شكرا مقدما, جزيل الشكر, مرحبا, أهلا, السلام عليكم, صباح الخير, مساء الخير, تحياتي, مع التحية, يومك سعيد, أتمنى لكم يوما سعيدا, مع السلامة, إلى اللقاء, عفوا, آسف, آسفة, آسف على الإزعاج, عذرا على الإزعاج, عذرا, من فضلك, من فضلكم, لو سمحت, لو سمحتم, إذا أمكن, هذا كل شيء, أنا مرة أخرى, بالمناسبة",
    context:
      "لأن, لأننا, لأنني, بما أننا, بما أن, حتى نتمكن, وإلا, نحن عائلة, نحن قادمون, نحن, سنصل, حجزنا, حجزت, أنا مسافر, أنا قادم, سأصل, لا أعرف إذا, هذا من أجل, زوجي يريد, زوجتي تريد, زوجي _, زوجتي _, أمي _, والدتي _",
  },
  zh: {
    asks: "请问, 請問, 想问一下, 想請問, 想问, 想知道",
    opens: "",
    asksAlone: "",
    tells: "",
    wishes: "",
    leads: "有个问题, 一个问题, 问一下, 顺便问一下, 请告诉我, 告诉我一下, 能告诉我",
    chatter:
      "嗯, 呃, 那个就是, 就是说, 然后呢, 好的, 你好, 您好, 早上好, 下午好, 晚上好, 谢谢, 謝謝, 非常感谢, 多谢, 麻烦了, 麻烦您了, 打扰了, 不好意思, 抱歉打扰, 打扰一下, 再见, 祝您愉快, 祝你愉快, 没事了, 就这样, 又是我, 不急, 期待您的回复",
    context:
      "因为, 因為, 所以, 不然, 否则, 我们是, 我們是, 我们一家, 我老公, 我老婆, 我妈妈, 我妈, 我丈夫, 我妻子, 我们订了, 我们预订了, 我订了, 我预订了, 我们坐, 第一次来",
  },
  ja: {
    asks: "",
    opens: "",
    asksAlone: "",
    tells: "",
    wishes: "",
    leads:
      "質問ですが, 質問があります, 質問なのですが, お聞きしたいのですが, 伺いたいのですが, 聞きたいのですが, 教えてください, 教えて下さい, 教えていただけますか, 知りたいのですが",
    chatter:
      "えっと, えーと, ええと, あのー, あの、, まあ, こんにちは, こんばんは, おはようございます, はじめまして, ありがとうございます, ありがとうございました, ありがとう, すみません, すいません, 失礼します, 失礼いたします, お世話になります, お世話になっております, お忙しいところ, 恐れ入りますが, 恐れ入ります, 申し訳ありませんが, 申し訳ございません, よろしくお願いします, よろしくお願いいたします, 宜しくお願いします, 宜しくお願い致します, 以上です, ちなみに, ところで, またまたすみません",
    context:
      "ですが, ますが, のですが, なのですが, のですけど, ですけど, ますけど, なんですけど, ますので, ですので, ましたので, ましたが, のため, から、, ので、",
  },
};
