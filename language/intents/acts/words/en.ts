import type { ActWords } from "../act-words.ts";

export const en: ActWords = {
  things: {
    wake_up_call: "wake-up call | wake up call, wakeup call, wake up, wake us, wake me, wake up calls",
    packed_breakfast:
      "packed breakfast | packed breakfast, packed lunch*, breakfast box*, breakfast to go, picnic, lunch box*, lunchbox*, packed meal*",
    breakfast_in_room:
      "breakfast in the room | breakfast in … room, breakfast in bed, breakfast to … room, breakfast brought",
    late_check_out:
      "late check-out | late check out, late checkout, later check out, later checkout, check out later, checkout later, check out late, checkout late, check out a bit later, stay in the room, keep the room, keep our room, leave the room later, stay a bit longer, stay a little longer",
    early_check_in:
      "early check-in | early check in, early checkin, earlier check in, check in early, check in earlier, get into the room early, get in early, room earlier, room early",
    booking_change:
      "change of booking | change … booking, change … reservation, change … dates, extend … stay, extra night, another night, one more night, add a night, extend … booking, move … booking, move … reservation, modify … booking, modify … reservation, add … booking, add … reservation, more person, extra person, extra guest, instead of, change … arrival, change … name, shorten … stay, arrive a day, leave a day, move our table, upgrade, stay an extra",
    another_room:
      "another room | another room, different room, change room, change rooms, switch room*, move room*, quieter room, bigger room, room change, adjoining room*, connecting room*, higher floor | room with",
    extra_bed:
      "extra bed | extra bed*, additional bed*, third bed, rollaway, camp bed | twin beds, separate beds, sofa bed made",
    cot: "cot | cot, crib, baby bed, travel cot, cots, baby cot",
    high_chair: "high chair | high chair*, highchair*",
    cake: "cake | cake* | birthday surprise",
    flowers:
      "flowers | flowers, roses, bouquet, rose petals | bottle of champagne, bottle of prosecco, decorat*",
    taxi: "taxi | taxi*, cab, cabs, uber",
    transfer:
      "transfer | transfer*, shuttle, pick us up, pick me up, picked up, pickup, pick up, airport ride, a ride, a lift to, drive us, driver",
    towels: "towels | towel*, bath mat | bathrobe*, robes",
    pillow: "pillows | pillow*, cushion*",
    blanket: "blankets | blanket*, duvet*, comforter*, quilt*, throw",
    bed_linen: "bed linen | bed linen, sheets, bedsheet*, bedding",
    luggage: "luggage | luggage, bags, suitcase*, baggage, backpack*",
    room_cleaning:
      "room cleaning | room cleaned, clean … room, clean our, room made up, make up … room, housekeeping, hoover*, change the sheets | rubbish, trash, bin emptied, empty the bin*",
    room_service: "room service | room service, food to … room, dinner in … room, sent up to",
    treatment: "treatment | massage*, treatment*, facial*, spa slot, spa appointment, manicure, pedicure",
    bike: "bikes | bike*, bicycle*, e bike*, ebike*",
    boat: "boat | boat* | kayak*, canoe*, pedalo*, paddle board*, sup",
    lesson: "lesson | lesson*, ski school, course, cooking class, class",
    tour: "tour | tour, tours, excursion*, day trip, boat trip | hike, guide, tasting, wine tasting",
    tickets: "tickets | ticket*, ski pass*, skipass*, lift pass*",
    laundry: "laundry | laundry, washed, dry cleaning, dry cleaned, ironed, washing done",
    iron: "iron | iron, ironing board",
    adapter: "adapter | adapter*, adaptor* | plug, charger*, charging cable, usb cable, extension lead",
    hairdryer: "hairdryer | hairdryer*, hair dryer*",
    toiletries:
      "toiletries | shampoo, soap, toilet paper, loo roll*, toilet roll*, toothbrush*, toothpaste, shower gel, conditioner, razor | slippers, sewing kit, tissues, nappies, diapers, coffee capsules, tea bags, coffee pods",
    drinks:
      "drinks | bottle* of water, water bottles, bottle of wine | ice bucket, some ice, glasses, wine glasses, kettle, corkscrew, bottle opener, mugs",
    heater: "heater or fan | heater, fan, radiator turned",
    invoice: "invoice | invoice*, receipt*, a bill, the bill",
    parking_space:
      "parking space | parking space*, parking spot*, garage space, garage spot, a space in the garage, parking",
    doctor: "doctor's appointment | doctor*, paediatrician | dentist*, vet",
    table:
      "table | table, tables, restaurant booking, dinner reservation, dinner booking, lunch reservation, a booking for, seats for",
  },
  dining: "dinner, lunch, eat, dine, tasting menu, brunch",
  wish: "i would like, we would like, i d like, we d like, id like, i need, we need, i ll need, we ll need, we will need, i will need, need a, need some, need an, i want, we want, could i have, could we have, can i have, can we have, may i have, may we have, could i get, could we get, can i get, can we get, could i please, could we please, can i please, can we please, would appreciate, hoping for, hoping to get, hoping to book, like to book, like to reserve, like to order, want to book, like to have, looking to book, want to reserve, need to book, want to order, would you mind, grateful if, requesting, request, i wish, i ll take, we ll take, we d prefer, we d need, i d need, could we book, can we book, can i book, could i book, could we reserve, can i reserve, can we reserve, could i reserve, could i order, can i order, could we order, can we order, could use, shall we say, short of, ran out of, run out of, out of, any chance of, any chance we could, any chance i could, any chance you could, chance of getting, i d love a, we d love a, i d love to have, we d love to have",
  serve:
    "can you bring, could you bring, can you send, could you send, would you bring, would you send, can you book, could you book, can you reserve, could you reserve, can you arrange, could you arrange, can you organise, could you organise, can you organize, could you organize, can you order, could you order, can you call us, could you call us, can you call a, could you call a, can you get us, could you get us, can you get me, could you get me, can you put, could you put, can you add, could you add, can you change, could you change, can you move, could you move, can you make sure, could you make sure, can you prepare, could you prepare, can you hold, could you hold, can you keep, could you keep, can you save, could you save, can you wake, could you wake, can you pick, could you pick, can you fix, could you fix, can you give us, could you give us, can you leave, could you leave, can you please bring, can you please, could you please, would you please, can someone, could someone, can somebody, could somebody, can anyone, could anyone, please bring, please send, please book, please reserve, please arrange, please order, please call us a, please call me a, please add, please change, please move, please put, please wake, please pick, please clean, please prepare, please leave, please extend, pls book, pls bring, pls send, pls reserve, plz, bring us, bring me, send us, send me, send up, send someone, book us, book me, reserve us, order us, order me, get us, wake us, wake me, put us down, sign us up, save us, save me, keep us, would it be possible to get, would it be possible to have, possible to get, possible to have, set up, sort out, sort us out, sort me out, arrange for, come and clean, come and fix, come and collect, come and take, have someone, have it sent, have them",
  may: "can i, can we, could i, could we, may i, may we, possible, can you, could you, is there any chance, any chance, would it be ok, is it ok, ok if, alright if, would you be able, are you able, mind if",
  please: "please, pls, plz, kindly",
  asks: "what, what s, whats, when, where, which, who, why, how, hw, is there, are there, there a, is the, are the, is it, is that, are you, do you, does, do i, do we, did, has the, have you, have u, do u, d you, how much, how long, till when, until when, wondering, any, is breakfast, is dinner, will there, will the, is a, is parking, wht, wen, anywhere, recommend, do they, is your, is my, should i, should we, am i, was there, allowed, tell us, tell me, do the, do your, can the, will, looking for, interested in, somewhere, can i bring, can we bring, could we bring, could i bring, can i take, hope i ll be able, need to find",
  knows:
    "to know, wanted to ask, want to ask, like to ask, know if, know whether, wondering if, wondering whether, i wonder, have a question, a question, tell me, tell us, explain, recommend*, confirm whether, information, info, find out, ask if, ask about, ask whether, do i need, do we need, need to bring, need a reservation, need to reserve, need to pay, how much, to pay, i need to leave, what time, what time",
  grievance:
    "not working, isn t working, isnt working, aren t working, doesn t work, doesnt work, don t work, won t work, stopped working, never works, broken, is broken, won t turn, won t switch, wont turn, won t open, won t close, won t flush, blocked, clogged, keeps cutting, keeps dropping, keep dropping, cuts out, cutting out, leaking, leaks, filthy, disgusting, is dirty, are dirty, was dirty, were dirty, unacceptable, disappointed, disappointing, appalling, terrible, horrible, awful, ridiculous, a joke, disgrace, disgraceful, rude, unhelpful, ignored, stinks, reeks, smells of, smells like, mould, mouldy, mold, cockroach*, bedbug*, bed bugs, ants, mice, mouse in, no hot water, no water, no heating, no power, freezing in, freezing cold, boiling in, nobody came, no one came, nobody has come, no one has come, nobody has shown, no one showed, never came, never arrived, never turned up, hasn t come, hasn t arrived, hasn t been cleaned, wasn t cleaned, not cleaned, not been cleaned, still waiting, still no, still not, waited, waiting for over, been waiting, have been waiting, waiting … hour, waiting … minutes, twice already, already called, asked twice, asked three times, couldn t sleep, can t sleep, can not sleep, cannot sleep, not slept, haven t slept, didn t sleep, kept us awake, keeping us awake, kept awake, woke us up at, woken up, so loud, too loud, very loud, so noisy, too noisy, really noisy, not what we booked, not what we paid, not what we ordered, we paid for, paid a fortune, waste of money, rip off, ripped off, overcharged, charged twice, charged us twice, charged me twice, charged double, hair in, hairs in, stain*, stomping, banging, barking, drilling, shouting outside, not happy, unhappy, not impressed, fed up, letdown, let down, worst, never again, want to complain, complain*, wrong room, wrong order, arrived cold, was cold, stone cold, ice cold, lukewarm, raw, inedible, missing from, went missing, you forgot, they forgot, forgot our, forgot us, been forgotten, waiting … minutes, waiting … hours, all night long, all night, half the night",
  facility:
    "room, shower, toilet, loo, bathroom, sink, tap, water, heating, heater, radiator, ac, aircon, air con, air conditioning, a c, wifi, wi fi, internet, tv, remote, lamp, light, lights, door, lock, key, key card, keycard, window, fridge, minibar, safe, bed, mattress, sheets, towels, pool, lift, elevator, food, dinner, breakfast, coffee, soup, steak, service, waiter, staff, balcony, neighbours, neighbors, neighbour, people above, people next door, music, party, kettle, hairdryer, carpet, curtains, shutters, drain, smell",
  failing:
    "broken, cold, freezing, dirty, dusty, sticky, loud, noisy, missing, late, slow, dead, stuck, jammed, leaking, off, doesn t, won t, not, isn t, wasn t, weren t, haven t, hasn t, no, smells, smelly, tiny, terrible, bad, poor, worn, torn, empty, nothing, down, dripping, flickering, collapsed, uncomfortable",
  thanks: "thank*, thanks, thx, cheers, ty, tysm, much appreciated, appreciate, grateful for everything, ta",
  compliment:
    "beautiful, gorgeous, amazing, wonderful, fantastic, lovely, stunning, delicious, excellent, perfect, brilliant, superb, fabulous, incredible, awesome, great, best, love it, love this, loved, loving it, we love, i love, adore, adorable, paradise, heaven*, magical, charming, impressed, made our, made my, made her, made his, genius, kudos, well done, compliments to, hats off, killing me, to die for, yum*, tasty, cosy, cozy, spotless, so kind, so sweet, so nice, so friendly, so helpful, very kind, very nice, very friendly, legend*, enjoyed, enjoying, had a great, had a wonderful, had the best, wow, what a view, what a sunrise, what a place, can t wait, so excited, looking forward, be back for sure, definitely be back, come back soon, you guys are, you re the best",
  smallTalk:
    "how are you, how are things, how is it going, how s it going, how was your, how is your day, hope you re, hope you are, hope all is well, see you, good morning, good evening, good night, good afternoon, morning, night night, sleep well, have a good, have a nice, have a great, have a lovely, happy new year, merry christmas, happy christmas, happy easter, happy holidays, same to you, you too, take care, bye, what a day, what a sunrise, what a sunset, what a morning, what a view, nice weather, home safe, back home, until next time, miss you, haha*, lol, no worries, never mind, nevermind, all good, speak soon, talk soon, have fun, just saying hi, greetings from, it s me again, nice to meet you, happy sunday, enjoy your, have a",
  telling:
    "just so you know, fyi, for your information, letting you know, let you know, to let you, heads up, by the way, btw, we ll be, we ll arrive, we will arrive, we will be, we re going, we are going, we re heading, i ll be, i will be, i ll arrive, i will arrive, we are arriving, we re arriving, i m arriving, i am arriving, arriving, we arrive, we are, we re, i am, i m, we ve, we have, i have, i ve, we had, we just, i just, we left, i left, we landed, landed, on our way, on my way, running late, delayed, stuck in traffic, my wife, my husband, my partner, my son, my daughter, my kids, my mother, my father, my mum, my dad, my parents, my friend, our son, our daughter, our kids, our baby, our dog, our flight, our train, the kids, my flight, my train, my boyfriend, my girlfriend, my name is, one of us, there are, there ll be, there will be, we don t, we won t, we can t, we decided, we re not, she is, he is, she s, he s, it s our, it is our, it s my, it s her, it s his, it will be, we ll, i ll, only, got here, made it, checked in",
  yesNo:
    "yes, yeah, yep, yup, yea, sure, no, nope, nah, ok, okay, okey, k, kk, perfect, great, fine, alright, all right, agreed, deal, go ahead, please do, do it, of course, absolutely, definitely, sounds good, that works, works for us, works for me, works, correct, exactly, right, confirmed, confirm, not needed, no need, no thanks, not really, neither, maybe, rather not, go for it, lets do it, let s do it, book it, lovely, brilliant, cool, done, happy with that, we re good, that s fine, thats fine, good for us, too expensive, too much, leave it, we ll pass, we ll leave it, never mind, cancel that, i ll take it, we ll take it",
  choice:
    "the first, the second, the third, first one, second one, the later, the earlier, the other, the bigger, the smaller, the cheaper, make it, either, both, let s say, lets say, rather, instead, prefer, better, earlier, later, option, the one, whichever, half past, quarter to",
  optOut:
    "stop … sending, stop … messages, stop messaging, stop texting, stop writing, stop … texts, stop contacting, stop spamming, no more messages, no more texts, don t message, don t text me, do not message, do not text, don t send … messages, don t want … messages, don t contact, do not contact, remove me from, take me off, unsubscribe*, opt me out, opt out, leave me alone",
  person:
    "real human, actual human, real person, actual person, a human, human being, speak to someone, speak with someone, talk to someone, talk with someone, talk to somebody, someone real, a live person, give me reception, get me reception, connect me, put me through, someone from the team, someone from reception, someone from your team, call me, ring me, phone me, real people, not a machine, not a bot, not with a bot, human please, person please, speak to reception, talk to reception, speak to a, talk to a, chat with a person, chat with someone, to a manager, to the manager, with the manager, with a manager, to your manager, see the manager, see a manager, want … manager, to the owner, to someone in charge, to a member of staff, with a member of staff",
  today: "today, tonight, this evening, this afternoon, this morning, now",
  tomorrow: "tomorrow, tmrw, tomoro*, tmr",
  dayAfter: "day after tomorrow",
  morning: "morning, am, breakfast",
  evening: "evening, tonight, afternoon, night, pm, dinner",
  noon: "noon, midday",
  days: "sunday, monday mon, tuesday tues, wednesday, thursday thurs, friday fri, saturday",
  months:
    "january jan, february feb, march, april apr, may, june, july, august aug, september sept sep, october oct, november nov, december dec",
  numbers: "one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve",
  people: "people, persons, person, ppl, pax, of us, adults, guests, kids, children, seats, places",
  countAfter: "for, of, we are, we re, party of",
  room: "room, rm, room number, room no, apartment, suite, apt",
  at: "at, by, around, about, until, till",
  hours: "o clock, oclock",
  says: {
    passedOn: "I've passed this on: {what}. The team will confirm.",
    passedOnUnknown: "I've passed your request on to the team.",
    people: "{count} people",
    room: "room {room}",
    thanks: "You're welcome!",
    compliment: "Thank you, we're so glad to hear it!",
    smallTalk: "Thank you, all the best to you!",
  },
};
