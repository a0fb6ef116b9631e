import type { WordList } from "./concepts.ts";

export const en: WordList = {
  check_in:
    "check in, checkin, check into, checking into, checks in, checking in, check in time, checked in, check us in, check me in, arrival, arrive, arriving, arrival time, get my room, get our room, have our room, have our rooms, get the room, get our rooms, get into the room, get into my room, access to the room, room ready, room be ready, move in, can we get in, can i get in, could we get in, when can we come, when can i come, what time can we come, can we turn up, go to the room, go to our room, go to my room, access the property from, ready for you from, earliest we can arrive, get the keys, pick up the keys, collect the keys, arrive at the earliest, when are we able to arrive",
  early_check_in:
    "early check in, early checkin, early arrival, check in early, arrive early, arriving early, into our room early, into the room early, into the room before, room before three, room any sooner, room any earlier, get in early, get in earlier, our room earlier, room in the morning already, have the room earlier",
  late_check_in:
    "late check in, late checkin, late arrival, check in late, arrive late, arriving late, arrive after midnight, late night arrival, check in after midnight, self check in, let us in at night, let us in after, get in after midnight, land late, get there after midnight, back after midnight, in past midnight, door locked at night, door open at night, get in at night, let in at night, come back late at night, come home late, locked out when we arrive, get locked out, do we get locked out, someone there when we arrive, anyone there when we arrive, arrive around midnight, arrive past midnight, arrive in the middle of the night, be with you after midnight, gone midnight, get there really late, land at night, flight lands late, get in late, arriving outside, outside reception hours, outside check in hours, after hours, arrivals after, self check in after",
  check_out:
    "check out, checkout, checking out, check out time, checked out, departure, departing, vacate, vacating, leave the room, leaving the room, out of the room, out of my room, out of our room, have to be out, need to be out, be out by, out of our rooms, clear the room, clear out, hand back the key, hand in the key, hand the key back, give the key back, room back by, need to leave, have to leave, must leave, time to leave, leave by, when do we leave, when do i leave, be gone by, out by what time, kicked out, kick us out, pack up by, go home on the last day, when do i have to be out, when do we have to be out, have to go on the last day, must be vacated, vacated by, be gone, leave at the latest, latest we can leave, when do we have to go, when do we have to get out, out on the last day, stay until what time, how long can we stay on the last day, hand over the keys",
  late_check_out:
    "late check out, late checkout, late departure, check out late, check out later, checkout later, later check out, later checkout, stay longer in the room, keep the room longer, extend check out, keep my room, sleep in, lie in, hang on to the room, keep our room until, stay in our room until, stay in the room until, have the room until, leave the room later, leave later than, check out at noon, check out in the afternoon, leave a bit later, keep the room a bit, stay in the room a bit longer, room until the afternoon, stay a bit longer, stay a little longer, stay on a bit, longer on the last day, stay until the evening",
  reception:
    "reception*, front desk, frontdesk, 24 hour desk, help desk, lobby desk, night porter, night desk, curfew, anybody there at night, someone there at night, anyone at the desk, someone at the desk, staffed at night",
  key: "room key, key card, keycard, room card, keys, key, lost my key, locked out, locked myself out, spare key, lost keys, lose the key, lose the keys, lost a key, replacement key, key replacement, replace the locks, locksmith, return the keys, return the key, leave the keys, leave the key, set of keys, where do the keys, hand the keys, drop the keys",
  access_code:
    "door code, access code, entry code, entrance code, gate code, pin code, code for the door, code to the door, code for the gate, lockbox, key box, room code, how do i get in, how do we get in, how can i get in, how can we get in, get into the building, let ourselves in, find my room, find our room, access the property, access the apartment, access the building, access the house, access your room, access the room, access to the property, access to the apartment, smart lock, keyless, keypad, self check in box, combination lock, digital lock, key safe, keysafe, code by email, codes will be, lock box, key box code",
  id_document:
    "passport*, identity card, id card, identification, photo id, identity document, id document, driving licence, drivers license, proof of identity, ids, id copy, copy of passport, copy of your passport, copy of your id, registration form*, register all guests, register guests, guest registration, registration card, names of all guests, personal details, personal data of, guest list, identify",
  occupancy:
    "occupancy, how many people, how many guests, how many persons, how many of us, people can sleep, sleeps how many, how many sleep, number of guests, number of people, number of persons, maximum of guests, max guests, max people, too many people, room for how many, persons maximum, how many people can sleep, how many can sleep, people can stay, how many people fit, maximum occupancy, maximum number of guests, how many can come, how many of us can, more than … people, number of people in, maximum capacity, exceed the number, one more person, does a baby count, count as a person, accommodates up to, accommodates a maximum",
  minimum_age:
    "minimum age, age limit, age restriction, age requirement, how old, years old, under 18, under age, underage, minors, age to check in, old enough, would you let her, check in alone, check in by herself, check in by himself, room by herself, room by himself, on her own in the room, on his own in the room, without her parents, without his parents, without parents, without an adult, not 18 yet, only 17, is 17, is 16, teenager*, accompanied by an adult, accompanied by adults, accompanied by parents, young people, lead booker, how old must, how old do you have, over 21, over 25, over 18, 18 years, 21 years, 25 years, of legal age, adults only, teenagers alone, unaccompanied, under the age, at least 18, at least 21, at least 25, youth group*",
  booking:
    "reservation, booking, book a room, reserve a room, my reservation, my booking, reservation number, booking number, availability, vacancy, vacancies, minimum stay, min stay, minimum nights, minimum number of nights, only one night, just one night, single night, one night only, nights minimum, night minimum, minimum of two nights, minimum of three nights, shortest stay",
  cancellation:
    "cancellation policy, free cancellation, no show, cancel, cancels, cancelled, canceled, cancelling, canceling, cancellation*, cancelation*, back out, pull out, can't come after all, cannot come after all, get out of it, call it off, not come after all, bail out",
  change_of_booking:
    "change my booking, change my reservation, change the dates, modify my booking, modify my reservation, amend*, change booking, change reservation, change our booking, change our reservation, different date, other dates",
  deposit:
    "deposit, security deposit, damage deposit, prepayment, prepay, pre payment, advance payment, card hold, pre authorisation, pre authorization, hold on my card, block some money, block money, hold some money, hold money, freeze money, held on my card, hold on the card, block on my card, reserve an amount, swipe my card when, get the deposit back, deposit returned, return the deposit, deposit refunded, deposit back, caution money, down payment, deposit required, upfront, up front, part payment, first payment, initial payment, retain the deposit, breakage deposit, refundable deposit",
  payment:
    "pay, paying, payment, credit card, debit card, cards, visa, mastercard, master card, master, maestro, amex, american express, discover card, diners, cash, cheque, apple pay, google pay, paypal, contactless, bank transfer, method of payment, forms of payment, foreign currency, card payment, pay by card, settle up, settle the bill, settle our bill, take cards, take plastic, cash only, pay in cash, tap my phone, banknote*, bank notes, 200 euro, 500 euro, cash payment, pay cash, card payments, take card, pay on arrival, pay at arrival, pay on the spot, pay in advance, pay beforehand, pay up front, paid on arrival, payable, payment terms, pay online, bank details, iban, direct debit, cheques, checks accepted, ec card, pay the stay, pay for the stay, transfer the money, prepaid, when do i have to pay, when do we have to pay",
  city_tax:
    "city tax, tourist tax, tourism tax, local tax, occupancy tax, visitor tax, tourist fee, accommodation tax, lodging tax, fee to the town, pay to the town, tax for the town, local charge, charge per person per night, resort tax, bed tax, tax thing, the tax per, local council tax, the tax per night",
  invoice:
    "invoice, receipt, bill, vat, tax invoice, invoicing, folio, company name on, made out to my company, expense it, expenses claim, for my expenses, tax number on, billed to my company, for the accountant, for my boss",
  refund: "refund*, money back, reimburse*",
  extra_night:
    "extra night, another night, additional night, extend my stay, extend our stay, stay longer, one more night, stay an extra, extend the stay, extend my booking",
  room_upgrade:
    "upgrade*, better room, bigger room, lake side instead, swap to a lake, change to a lake view, room facing the lake, move to the lake side, pay more for a view, better view",
  discount:
    "discount*, promo code, promotion, coupon, special offer, loyalty, member rate, best price, special rate, deal, student discount, senior discount",
  gift_voucher: "gift voucher, gift card, gift certificate, voucher",
  group: "group booking, group of, groups, group rate, large group, coach party",
  guest_card:
    "guest card, visitor card, tourist card, regional card, summer card, holiday card, destination card, welcome card, city card, city pass, museum pass",
  opening_season:
    "annual closure, annual holidays, company holidays, closed for the season, closed in winter, closed for winter, closed in the winter, close for the winter, closed over winter, winter break, winter closure, season opening, season start, open for the season, reopen*, open again, are you open all year, open in winter, open in the winter, which months are you open, opening season, low season closure",
  luggage:
    "luggage*, baggage, bags, bag, suitcase*, left luggage, luggage storage, store my things, leave my things, cloakroom, backpack*, belongings, bag storage, our cases, big cases, the cases, leave our stuff, leave our things, leave stuff, leave our gear, dump our bags, drag our bags, store the cases, look after our bags, mind our bags, hold on to our bags",
  lost_property:
    "lost property, lost and found, left behind, i forgot my, i lost my, i left my, lost something, forgot something, lost item, missing item, left something, left it in the room, think i left, forgotten in the room, forgot in the room, find my, found my, hand in a, handed in, post it to me, send it on, keep things people leave, keep things, left behind in, do you keep lost, left my, left our",
  room_types:
    "room type, type of room, types of room, kinds of rooms, double room, single room, twin room, triple room, suite, suites, studio, apartment, apartments, connecting rooms, adjoining rooms, interconnecting, square metres are, how big are the rooms, how big is the room, size of the room, room size, classic room, superior room, standard room, junior suite",
  family_room: "family room, family rooms, room for four, room for a family, quadruple, family suite",
  view: "view, views, overlook*, lake view, sea view, scenery, panorama*, room with a view",
  bed: "king size, king bed, queen bed, queen size, twin beds, double bed, single bed, beds, bed, bed size, bunk bed, mattress, separate beds",
  extra_bed:
    "extra bed, additional bed, rollaway, roll away, sofa bed, sofabed, third bed, folding bed, extra beds, additional beds, put another bed, another bed, spare bed, pull out bed, cots or extra beds, bed for our son, bed for our daughter, put in another bed, squeeze in, sleep a third, sleep three, third person in the room, mattress on the floor, extra mattress, one more bed, fit another bed, fit a third, extra person sleep",
  cot: "cot, baby cot, crib, baby bed, cots, cribs, travel cot, somewhere for the baby to sleep, bed for the baby, little bed for",
  bedding:
    "pillow*, blanket*, duvet*, bed linen, sheets, linen, bedding, bedsheet*, bed sheets, hypoallergenic pillow, strip the beds, strip the bed, strip beds, strip all beds, stripped, used linen, dirty linen, bed linen included, linen provided, linen included, bring our own sheets, bring own bedding, bring sheets, sleeping bag*, pillowcase*, mattress protector*, beds are made, beds made, made up beds, beds made up, duvet cover*, fitted sheet*, make our own beds, linen hire, linen rental, linen pack*, sheets provided",
  towels:
    "towel*, bath towel, beach towel, pool towel, tea towel*, hand towel*, kitchen towel*, towels provided, bring towels, towel hire, extra towels",
  pool_towels:
    "pool towel, beach towel, towel for the pool, towels at the pool, towels by the pool, towels for the beach, swimming towel, towels for the sauna",
  toiletries:
    "toiletries, shampoo, soap, shower gel, toothbrush, toothpaste, conditioner, razor, shaving kit, dental kit, toilet paper, body lotion",
  bathrobe: "bathrobe*, robe, robes, slippers, dressing gown",
  bathroom:
    "bathroom*, private bathroom, ensuite, en suite, toilet, toilets, wc, shared bathroom, restroom, washroom, bidet",
  bathtub: "bathtub*, bath tub, bath, soaking tub",
  shower: "shower, showers, walk in shower",
  hot_water: "hot water, warm water, boiler, water heater, water is cold, no hot water",
  hairdryer:
    "hairdryer*, hair dryer*, hairdrier, hair drier, blow dryer, blowdryer, hair straightener, dry my hair, drying my hair, blow dry, wet hair",
  iron: "iron, ironing, ironing board, press my shirt, steamer, trouser press, creased, crumpled, wrinkled, press a shirt, press my dress, press my suit",
  safe: "a safe, the safe, your safe, my safe, our safe, any safe, rooms have safes, room have a safe, safes in, in room safes, safe in room, safe in rooms, safe in the room, safe in the rooms, safe in my room, safe in our room, safe in your rooms, safe in each room, room safe, hotel safe, laptop safe, digital safe, electronic safe, wall safe, personal safe, safe available, safe code, safety deposit, safety deposit box, safe deposit, safe box, safety box, valuables, lockers, locker, strongbox, deposit box, lock away, lock up our, jewellery, jewelry, somewhere safe for, lock my laptop, lock our passports",
  minibar:
    "minibar, mini bar, keep things cool, keep it cool, somewhere cool for, cold place for, keep my insulin, keep drinks cold, small fridge, fridge in the room",
  fridge: "fridge*, refrigerator*, mini fridge, freezer, cool box",
  medicine_fridge:
    "insulin, refrigerate my medicine, refrigerate medicine, refrigerate medication, medication in the fridge, medicine in the fridge, keep my medicine cool, keep medicine cold, medicine fridge, medication fridge, cool my medicine, cool my medication, medical fridge, keep my medication cold",
  kettle:
    "kettle, tea maker, tea and coffee, tea coffee, make tea, tea bags, tea, brew up, make a brew, make a cuppa, cuppa, boil water, hot water for tea, instant coffee",
  coffee:
    "coffee, coffee machine, coffee maker, espresso, nespresso, cappuccino, make coffee, coffee pods, coffee capsules, coffee in the room",
  kitchen:
    "kitchen*, kitchenette, cook, cooking, self catering, microwave, stove, hob, oven, dishwasher, cutlery, plates, cook our own, prepare food, prepare meals, make my own food, cook my own food, cook our own food, cook own food, cook my own meals, cook our own meals, dishes, do the dishes, wash the dishes, washing up, wash up, dirty dishes, wash dishes, wash our dishes, washed dishes, dirty plates, crockery, pots and pans, pans, saucepan*, cooking pot*, glasses and, dishes washed, load the dishwasher, empty the dishwasher, unload the dishwasher, toaster, cook our food, cook dinner, kitchen equipment, kitchen utensils, utensils, tableware, cook for ourselves, gas hob, extractor, grease, deep fry*, induction",
  water:
    "drinking water, tap water, bottled water, bottle of water, water bottle, still water, sparkling water",
  tv: "tv, television*, tvs, channels, remote control, satellite, cable tv, smart tv, flat screen, telly, on the box, watch the match, watch a film, watch tv",
  streaming:
    "netflix, streaming, chromecast, disney plus, prime video, youtube, cast my, disney, my own netflix, stream, our own shows, watch their shows, amazon prime, hbo, cast to the tv",
  phone: "telephone in the room, room phone, make a call, phone calls, call from the room, dial",
  desk: "work desk, workspace, work space, writing desk, desk in the room, working area, work remotely, office chair",
  power_socket:
    "adapter, adaptor, plug, plugs, socket, sockets, power outlet, outlet, outlets, voltage, phone charger, charger for my phone, usb, converter, power bank, plugs fit, my plug, english plug, british plug, uk plug, three pin, charge my phone, charge our phones, plugs are, which plug, type of plug, uk 3 pin, 3 pin, us plug, american plug, swiss plug, plug thingy, travel adapter, extension lead*, extension cable*, extension cord*, power cable, power strip, cee plug, amp, amps, ampere",
  air_conditioning:
    "air conditioning, air con, aircon, air conditioner, air conditioned, ac, a c, cooling, fan, fans, airconditioning, cool the room, cool down the room, cool it down, turn the temperature down, too hot in the room, the air stops",
  heating:
    "heating, heater, heated, radiator, underfloor heating, is it warm, thermostat*, radiator*, heaters, turn up the heat, turn on the heating, turn down the heating, turn the heating, electric heater*, wood stove, wood burner, log burner, pellet stove",
  balcony: "balcon*",
  terrace: "terrace*, patio, roof terrace, rooftop, deck, sun deck",
  noise: "noise*, noisy, soundproof*, sound proof, quiet room, loud, earplugs, ear plugs, quiet",
  quiet_hours:
    "quiet hours, quiet time, silent hours, silence, keep it down, make noise until, noise until, be quiet, have to be quiet, music until, talk on the balcony, when should we be quiet, should it be quiet, need to be quiet, quiet at night, quiet after, quiet from, keep noise, noise to a minimum, noise down, keep the noise, make noise, be noisy, be loud, play music, loud music, music outside, play the guitar, night time quiet, respect the neighbours, respect the neighbors, respect neighbours, disturb, disturbing, disturbance, peace and quiet, night rest, noise after, noise levels, nighttime noise, music after, volume",
  housekeeping:
    "housekeeping, house keeping, clean my room, clean the room, room cleaning, cleaning service, cleaned, cleaning, maid, maid service, change the sheets, change of linen, make up my room, made up, daily cleaning, tidy, turndown, make the beds, make our bed, cleaners come, cleaning lady, room made up, fresh sheets, change the bed, hoover, cleaners, change the linen, change the bed linen, linen change, linen is changed, linen changed, bed linen is changed, sheets are changed, change of sheets, change the towels, towels are changed",
  waste:
    "rubbish, garbage, trash, waste, recycling bin*, rubbish bin*, dustbin*, garbage bin*, trash can*, bottle bank, waste separation, take out the trash, food waste, dispose of, waste bin*, the bins, bin bag*, bins, recycle, recycling, recyclables, sort the rubbish, sort rubbish, separate the rubbish, separate rubbish, separate waste, sorting, garbage collection, refuse collection, bin day, bin collection, litter, cardboard, empty bottles, bottles and cans, glass bottles, compost*, wheelie bin*, dumpster*, empty the bins, food scraps, leftovers in, rubbish collection, household waste",
  smoking:
    "smok*, non smoking, nonsmoking, cigarette*, vape, vaping, ashtray, cigars, e cigarette, tobacco, light up, a fag, ciggie, ciggy, a ciggy, have a smoke",
  insects: "mosquito*, insect*, mosquito net, bed bugs, bugs",
  wifi: "wifi, wi fi, wireless, internet, wlan, broadband, hotspot, get online, go online, wifi password, internet access, wireless internet, wifi code, connect to the internet, high speed internet, go on the internet, signal for the laptop, the net, web access, netflix password no, join the network, video calls, zoom calls",
  sim_card: "sim card, prepaid card, phone card, local sim, a sim, esim card, an esim",
  mobile_signal:
    "mobile signal, phone signal, cell signal, mobile reception, phone reception, cell reception, cell service, cell coverage, mobile coverage, phone coverage, network coverage, 4g, 5g, lte, roaming, cellular, mobile data",
  elevator:
    "elevator*, lift, lifts, stairs, staircase, how many floors, stair lift, steps, pram fit, pushchair fit, buggy fit, climb the stairs, carry up the stairs, many stairs, walk up to our floor",
  accessibility:
    "accessib*, wheelchair*, disabled, disability, disabilities, handicap*, reduced mobility, step free, mobility impaired, barrier free, handicapped, special needs, ramp, ramps, ada, limited mobility, walker, grab rails, without steps, no steps, walking frame, zimmer frame, rollator, can't do stairs, can't manage stairs, bad hip, bad knees, mobility scooter, crutches",
  pool: "pool, pools, swim, swimming, swimming pool, sun loungers, sunbeds, sun beds, have a dip, a dip, take a dip, go for a swim, do some lengths, swim lengths, splash, go swimming",
  lifeguard:
    "lifeguard*, life guard*, pool attendant, pool supervis*, pool supervised, beach supervised, supervised pool, supervised beach",
  swimming_cap: "swimming cap, swimming hat, bathing cap",
  gym: "gym, gyms, gymnasium, fitness*, fitness center, fitness centre, workout, work out, exercise, treadmill, weights, fitness room, weight room, working out, exercising, lift weights, get a workout in, exercise machines, somewhere to train",
  spa: "spa, spas, wellness, beauty treatment, treatments, facial, steam room, hammam, turkish bath, spa treatments, pamper, steam bath, relax area",
  sauna: "sauna*",
  massage: "massage*, masseuse, back rub, rub down, knots in my back, masseur",
  hot_tub: "hot tub, jacuzzi, whirlpool, hottub",
  garden: "garden*, grounds, lawn, courtyard",
  barbecue:
    "barbecue*, bbq, grill, bbq*, barbeque*, barbecu*, grill*, charcoal, disposable bbq, gas grill, grilling",
  fireplace:
    "fireplace*, fire place, open fire, log burner, wood burner, wood burning stove, log fire, tiled stove, light a fire, wood stove, fire pit, campfire*, camp fire*, bonfire*",
  firewood:
    "firewood, fire wood, logs for the fire, wood for the fire, wood for the stove, wood for the fireplace, kindling, pellets",
  lounge: "lounge, common area, common room, living room, sitting room",
  library:
    "library, book exchange, books to read, books to borrow, borrow books, borrow a book, novels, reading room, book shelf, bookshelf",
  games:
    "board games, games, games room, pool table, billiards, ping pong, table tennis, game room, darts, video games",
  meeting_room:
    "meeting room*, meeting*, conference*, banquet*, event space, function room, business meeting, seminar, meeting facilities, ballroom, event room, projector, boardroom, room for a meeting, team meeting, away day, workshop, place to hold a meeting, offsite, room for 15, room for our team",
  coworking: "coworking*, co working, coworking space, shared office, hot desk",
  printer:
    "print, printer, printing, boarding pass, photocopy, fax, scanner, copier, copies, business center, business centre, computer, scan, print out, run off a copy, print something, print my tickets",
  laundry:
    "laundry*, wash my clothes, washing machine, washer, launder*, wash clothes, laundromat, clothes washed, tumble dryer, dryer, self laundry, launderette, do my laundry, wash my, shirts cleaned, shirt cleaned, shirts washed, clothes cleaned, washing done, get some washing done, dirty clothes, my suit cleaned, wash some things",
  dry_cleaning: "dry clean*, dry cleaning, drycleaning, dry cleaner*",
  playground:
    "playground*, play area, swings, slide and swings, climbing frame, sandpit, swings and slide, something for the little ones, play area for",
  kids_club:
    "kids club, kids' club, children's club, childrens club, childrens activities, activities for children, activities for kids, animation, kids activities, entertainment for children, mini club, keep the kids busy, entertain the kids, entertain the children, something for kids to do, anything for kids to do, occupy the kids",
  security_cameras:
    "security camera*, cctv, surveillance, cameras, video surveillance, security guard, is it secure, security, filmed, being filmed, being recorded, film us, spied on",
  concierge: "concierge*, bellhop, bellboy, porter, doorman",
  tip: "gratuity, service charge, leave a tip, tip the staff, tip staff, tip housekeeping, tip the driver, tip the waiter, how much tip, expected to tip, should we tip, should i tip, do you tip, do people tip, tips for the staff, tip jar, customary to tip, tip expected, tip included",
  staff_languages:
    "languages, what language, speak english, speak spanish, speak french, speak german, speak italian, speak, spoken, speaks, language, anyone speak, does anyone speak, someone who speaks, get by in english, do you speak",
  house_rules: "house rules, rules of the house, rules, policies",
  fire_safety:
    "fire alarm, fire exit*, evacuation, fire extinguisher*, fire safety, smoke detector*, smoke alarm*, assembly point, muster point, meeting point in case of fire, escape route*, fire escape, fire drill, in case of fire, in case of a fire, fire blanket, carbon monoxide, emergency exit*, sprinkler*, fire door*, candle*, naked flame*, open flame*, open fire*, fireworks, firecracker*, sparkler*, incense, sky lantern*, oil lamp*, tea light*, tealight*, tee light*, fire hazard*, flammable, lit candle*, campfire*, camp fire*, fire pit*, fire bowl*, fires, make a fire, light a fire, light candles, scented candle*, fire ring*, firepit*",
  visitors:
    "visitor*, guests over, friend visit, bring a friend, have friends over, friends in the room, unregistered guest, extra person, extra guest, additional guest, invite, friend come up, friends come up, my friend up to, bring someone back, someone stay over, have someone round, friend pop in, friend visit me, friend up to my room, mate come up, someone visit us, friend over, come up to the room, come to our room, friends come to the room, friends visit, visit us, visit me, friend sleep, friends sleep, friends stay, friend stay, friends come over, people over, guests round, overnight guests, outside guests, external guests, non residents, unregistered guests, unregistered persons, not registered guests, day visitors, friends come, friends come round, friends round, come round, come over, family come, family visit, family over, friends pop, pop by, pop in, pop round, day guests, day visitor*, people visiting, people from outside, unauthorised guest*, unauthorized guest*, unauthorised visitor*, extra people, extra guests, additional people, additional persons, additional guests, guests of guests, non registered, not registered, people who are not, only registered guests, sleep on the sofa, sleep over, sleep with us, sleep at ours, stay the night with us, stay overnight, stay over, spend the night, mum visit, parents visit, parents come, sister visit, brother visit, brother sleep, sister sleep, girlfriend come, boyfriend come, someone else stay, have guests, receive guests, have visitors, third person stay, persons not booked",
  parties:
    "party, parties, celebrate in the room, stag, hen party, bachelor*, loud music, events, birthday party, celebrate a birthday, have a party",
  wedding: "wedding*, get married, marry, marriage, bride",
  photographer:
    "photographer*, photo shoot, photoshoot, photography, wedding photos, family photos, professional photos",
  damage:
    "damage*, broke the, broke a, broken glass, break something, accidentally broke, break a, break the, breakage*, broke something, if we break, if i break, something breaks, gets broken, got broken, broken items, broken crockery, broken dishes, smashed, spill*, spilt, spillage*, stain*, stained, scratch*, repair cost*, replacement cost*, who pays if, liable for, pay for damage, cause damage, caused by guests, accident happens, lost or damaged, missing or damaged, missing or broken, dropped a plate, dropped a glass, chipped, ruin",
  sustainability: "sustainab*, eco friendly, environment*, recycl*, green hotel, solar, organic, carbon",
  breakfast:
    "breakfast*, continental, buffet, morning meal, full english, american breakfast, brunch, breakfast menu, eat in the morning, breakfast room, breakfast time, eat before we leave in the morning, something to eat in the morning, first thing to eat, brekkie, brekky, morning food, eggs in the morning",
  lunch:
    "lunch*, midday meal, at lunchtime, sandwich, sandwiches, snack, snacks, light meal, salad, eat at midday, eat at noon, bite at lunch, food at midday, bite at midday, something at noon to eat",
  packed_lunch:
    "packed lunch*, packed lunches, lunch box*, lunchbox*, picnic*, lunch bag, lunch to go, sandwiches to take, food for the hike, hamper, lunch package*, breakfast box*, packed breakfast, breakfast to go, breakfast bag",
  dinner: "dinner*, supper, evening meal, dine in the evening, eat in the evening, eat tonight",
  half_board:
    "half board, full board, all inclusive, meal plan, board basis, meals included, halfboard, breakfast and dinner, dinner included, evening meal included, add dinner, with dinner, dinner package, both meals",
  restaurant:
    "restaurant*, dining room, on site dining, place to eat on site, eat at the hotel, dining, a la carte, meals, dine, eatery, food served, serve food, menu, table for, somewhere to eat, eat here, eat in the hotel, reserve a table, book a table, have supper, supper, bite to eat, grab a bite, hungry, something to eat, eat with you in the evening, kitchen open, kitchen closes, last orders, hot meal, eat at yours",
  kids_menu:
    "kids menu, kid s menu, kids meal, children s menu, childrens menu, child menu, children s meal, childrens meal, kids portion, children s portion, child portion, half portion, smaller portion, menu for kids, menu for children, meals for children, meals for kids, food for children, food for kids",
  tasting_menu:
    "tasting menu, set menu, degustation, chef s menu, gourmet menu, course menu, surprise menu, chef s table, three course menu, four course menu, five course menu, six course menu, seven course menu, multi course menu, how many courses",
  own_food:
    "outside food, our own meals, bring food, bring our own food, own groceries, food from outside, order food from outside, own drinks, own snacks, own cake, own birthday cake, food delivery, pizza delivery, takeaway delivered, order a pizza, deliveroo, uber eats, bring own food, bring my own food, bring your own food, own food allowed, own food and drink, eat our own food, eat own food, eat my own food, bring any food, bring drinks, food or drink from outside, food and drink*, eat in the room, eat in our room, eating in, food in the room, food in your room, delivery food, takeaway in, eat our own, bring a cake, consume food, consume own, picnic, picnics",
  bar: "bar, bars, cocktail*, drinks, alcohol, beer, wine, pub, happy hour, aperitif, aperitivo, nightcap, a beer, a pint, have a drink, drinks in the evening, glass of wine",
  wine_list:
    "wine list, wine menu, wine card, wines by the glass, local wine*, regional wine*, house wine*, sommelier, wine pairing, natural wine*, organic wine*",
  corkage:
    "corkage, corkage fee, own wine, own bottle, our own bottle, own alcohol, own drinks, byo, byob, bring wine, bring a bottle, bring alcohol, own beer, own champagne",
  wine_tasting:
    "wine tasting*, winetasting*, tasting session, tastings, taste your wines, taste the wine*, try your wines, cellar tour*, wine cellar*, wine tour*, winery, winemaker, vineyard*, wine estate, cellar visit, olive oil tasting, beer tasting, cheese tasting, whisky tasting",
  cooking_class:
    "cooking class*, cooking course*, cooking lesson*, cookery class*, cookery course*, cookery lesson*, cooking school, cookery school, cooking workshop, learn to cook, baking class, pasta making, pasta class",
  room_service:
    "room service, in room dining, food in my room, eat in my room, food to my room, breakfast in bed, breakfast in the room, order food to, delivered to my room, meal in my room, in room breakfast, food to the room, bring food up, food brought up, sent up, send food up, eat in our room, eat in the room, something brought up, bring us something to eat, bring us food, dinner in our room, dinner in bed",
  diet: "vegetarian*, vegan*, halal, kosher, lactose, dairy free, plant based, soy milk, oat milk, diet, diets, dietary, veggie, doesn't eat meat, don't eat meat, no meat, meat free, meatless, vegan, pescatarian, no pork",
  allergy:
    "allerg*, gluten*, gluten free, coeliac, celiac, nut allergy, intolerance, nuts, can't have gluten, can't eat gluten, no gluten, intolerant, peanut*, shellfish, dairy, can't eat nuts",
  dress_code:
    "dress code, what to wear, what should i wear, formal wear, smart casual, flip flops, suit and tie, dress up, how formal, shorts, in shorts, shorts at dinner, wear shorts, shorts and flip flops, come in shorts, what should we wear, jacket for dinner",
  vending_machine: "vending machine*, snack*, snacks, ice machine, ice, snack bar",
  children:
    "child, children*, kid, kids, family friendly, families, family, toddler*, baby, babies, infant*, son, daughter, grandson, granddaughter, grandchild, grandchildren, grandkids, child friendly, kid friendly, little ones, kids stay free, children free, kids free, how old for free, age do kids pay, age do children pay, kids pay from",
  babysitting:
    "babysit*, baby sitting, baby sitter, nanny, childcare, child care, child minding, watch the kids, mind the kids, mind the children, look after the kids, look after the children, someone to sit with, leave the kids with someone, leave the children with someone, sitter",
  stroller: "stroller*, pushchair*, pram, buggy, baby carriage, baby carrier, push chair",
  changing_table:
    "changing table*, changing mat*, changing unit, baby changing, change the baby, nappy, diaper*, changing station, potty, baby bath, baby bathtub, baby tub",
  baby_food:
    "baby food, baby milk, infant formula, baby formula, bottle warmer*, warm a bottle, warm the bottle, warm up a bottle, warm up the bottle, heat a bottle, heat up a bottle, warm milk, heat up baby food, sterilis*, steriliz*, baby bottle*, breast milk, baby porridge, puree, formula milk",
  high_chair: "high chair*, highchair*, booster seat, baby chair, seat for the baby at table",
  pets: "pet, pets, dog, dogs, cat, cats, puppy, animal, animals, service animal, service dog, pet friendly, dog friendly, kitten, guide dog, four legged, pup, pooch, canine, chihuahua, bird, doggy, doggie, puppies, our furry, labrador, dachshund, terrier, bring our dog, bring the dog, leash*, on a lead, on the lead, off the lead, kept on lead, dog poo, poop, muzzle*, barking, vaccinated, vaccination*, pet bed, dog bed, dog basket, dog bowl*, dog shower, house trained, unattended dog, pick up after, cat litter, litter box, guide dogs, assistance dog*, assistance animal*, support animal*, hamster, rabbit, animals of any kind, breeds allowed, dangerous breed*, breed restriction*, dog breed*",
  farm_animals:
    "farm animals, petting zoo, pet the animals, feed the animals, feed animals, see the animals, animals on the farm, goats, sheep, cows, hens, donkeys, alpaca*, pigs, milk the cows, milking, stable visit, collect the eggs",
  parking:
    "parking*, car park, carpark, park my car, park the car, park our car, park a car, parked, park, garage, valet, parking space, parking lot, parking spot, parking place, where to put the car, leave my car, leave the car, leave our car, bring my car, driving there, vehicle*, car, cars, put the car, where do i park, roof box, roofbox, fit in your garage, fit in the garage, height of the garage, van fit, underground car park, speed limit, how fast",
  ev_charging:
    "ev charging, ev, electric car*, charging station, charging point, charge my car, charge the car, tesla, electric vehicle*, wallbox, car charger, charge point, charging stations, ev charger, charge our car, charging electric, type 2, ccs, chademo, charging cable for the car, car charging cable, charging adapter for the car, polestar, plug the car in, plugged in, plug our car in, leave it charging, juice up the car, top up the battery of the car, electric car, charge an electric, plug in the car, charger for the car, kwh, per kwh",
  shuttle:
    "shuttle*, airport transfer, transfer, transfers, airport pick up, airport pickup, pick us up, pick me up, pickup service, pick up service, drop off, airport shuttle, airport transportation, transportation service, transportation, collect us, courtesy bus, fetch us, fetch me, collect me, meet us at the airport, pick up from malpensa, your driver, fit in your car, chauffeur",
  taxi: "taxi*, cab, cabs, uber, minicab, driver, a cab, cabbie, call a car, get a car to the station, ride to the station",
  airport: "airport*, flight*, fly, plane, terminal",
  train:
    "train, trains, train station, railway*, rail, train ticket, station, platform, where the train drops us, off the train, by rail, from the platform",
  bus: "bus, buses, bus stop, tram, metro, subway, public transport, public transportation, underground, tube, coach, ferry stop, bus station",
  car_hire:
    "car hire, rental car, rent a car, car rental, hire a car, renting a car, scooter hire, rent a scooter",
  bicycle:
    "bicycle*, bike*, cycling, e bike, ebike, bike rental, mountain bike, cycle, bikes, e bikes, push bike, two wheels, rent bikes, hire bikes, borrow bikes, lend bikes",
  motorcycle: "motorcycle*, motorbike*, motor bike, scooter",
  petrol_station:
    "petrol station*, gas station*, filling station*, fuel station*, service station, petrol, gasoline, diesel, refuel, fill up the car, fill up the tank, fuel, lpg",
  winter_tyres:
    "winter tyre*, winter tire*, snow tyre*, snow tire*, snow chains, tyre chains, tire chains, chains on, need chains, all season tyres, four wheel drive, 4x4, 4wd, road cleared, snow plough*, snow plow*, icy road*, snowy road*, winter equipment for the car",
  boat: "boat*, ferry, ferries, sailing, boat trip, boat tour, rent a boat, cruise, jetty, mooring, over to the islands, across to the islands, out to the islands, get to the islands, landing stage, water bus",
  address:
    "address, postcode, post code, zip code, where is the hotel, where are you, where are you located, located, location, directions, how do i get there, how do i get to, how do we get to, get to the hotel, by car, by road, drive to the hotel, how do i find you, how to get to the hotel, how do we get to the hotel, google maps, find the hotel, gps, coordinates, get to you, reach you, area of town, part of town, which area, sat nav, satnav, which exit, motorway exit, come off the motorway, turn off, find you, directions to, drive to you",
  contact:
    "phone number, telephone number, telephone, e mail, email, email address, contact number, contact you, contact information, call you, call the hotel, website, whatsapp number, reach someone, phone, ring you, phone you, call you from, reach you by phone, number for you, your number, mobile number for the hotel, give you a ring, call you from abroad, address should i send, address do i send, where do i send, where should i email, email it to, who do i email",
  city_center:
    "city center, city centre, town center, town centre, downtown, old town, centre of town, center of town, into town, the centre, the center, the town",
  tours:
    "tour, tours, excursion*, day trip, guided tour, guide, sightseeing, tickets, activities, things to do, what can we do, boat trip, boat tour, cruise, guided trip, day out, round the islands, excursion, excursions",
  hiking:
    "hike*, hiking, walks, walk in the area, walking route*, walking trail*, walking path*, trail, trekking, footpath*, rambling, nordic walking, hiking map, trail map, hiking boots, hiking poles, guided hike, mountain hut*, snowshoe*, circular walk",
  climbing:
    "climbing wall, climbing gym, bouldering, via ferrata, climbing park, high ropes, rope course, abseil*, canyoning, climbing gear, climbing*, rock climb",
  mountain_safety:
    "avalanche*, mountain rescue, mountain safety, rockfall, rock fall, avalanche risk, avalanche danger, avalanche report, transceiver, off piste, mountain guide, thunderstorm in the mountains",
  cable_car:
    "cable car*, cablecar*, gondola*, chairlift*, chair lift*, funicular*, mountain railway, mountain lift*, lift station, valley station, ski lift*, lifts open, lifts running, drag lift, t bar, cableway",
  attractions:
    "attraction*, museum*, sights, gallery, castle, church, zoo, theatre, theater, cinema, monuments, places to visit, villa, what to see, places to see, theme park, college",
  religious_service:
    "religious service*, church service*, holy mass, sunday mass, catholic mass, mosque*, synagogue*, prayer*, pray, prayer room, prayer mat, prayer rug, qibla, worship, chapel, catholic church, protestant church, orthodox church, place of worship, friday prayer, mass times, attend mass, go to mass, mass on sunday",
  nearby_restaurants:
    "restaurants nearby, nearby restaurant, restaurants in the area, restaurant recommendation, recommend a restaurant, good restaurant, pizzeria, places to eat nearby, where can we eat, where to eat, local restaurants, restaurants near, recommend a place to eat, place to eat nearby, places to eat, restaurant nearby, restaurant near, restaurants around, eat out nearby, chinese restaurant, indian restaurant, sushi place, pizza place, takeaway nearby, somewhere to eat out",
  beach:
    "beach, beaches, beachfront*, beachside, beach club*, beach bar*, beachclub*, beachbar*, lido, sand, seaside, sea, private beach, ocean, swim in the lake, dip in the lake, jump in the lake, bathe in the lake, swim off the jetty, paddle in the lake, sandy",
  lake: "lake*, lakeside, swim in the lake, lakefront, swim in your lake, swim the lake, lake water, lake temperature",
  water_sports:
    "water sport*, watersport*, surf*, windsurf*, kitesurf*, wakeboard*, water ski*, waterski*, diving, scuba*, snorkel*, kayak*, canoe*, paddle board*, paddleboard*, paddling, sup, pedal boat, pedalo*, jet ski, rafting, wetsuit, wing foil",
  fishing:
    "fishing, fish in the lake, fish in the river, fishing licence, fishing license, fishing permit, angling, angler*, fishing rod*, go fishing",
  ski: "ski*, skiing, snow, slopes, snowboard*, ski lift, ski lift*, ski slopes, ski resort, ski area, snowy, ski season, piste*",
  ski_pass: "ski pass*, skipass*, lift pass*, lift ticket*, ski ticket*, day pass for skiing",
  ski_school:
    "ski school*, ski lesson*, ski course*, ski instructor*, learn to ski, skiing instructor, snowboard lesson*, ski class*, ski kindergarten, private ski",
  ski_rental:
    "ski rental*, ski hire, rent skis, hire skis, ski equipment, ski gear, rent ski, hire ski, rent a snowboard, snowboard rental, rent ski boots, ski boot hire, ski service, ski waxing, rent a helmet",
  ski_storage:
    "ski room*, ski storage, ski locker*, ski cellar, ski depot, boot room, boot dryer*, boot warmer*, boot heater*, boot drying, store our skis, store skis, store my skis, leave our skis, put our skis, keep our skis, where can we leave the skis, dry our ski boots, dry ski boots, drying room",
  ski_bus:
    "ski bus*, skibus*, ski shuttle*, bus to the slopes, shuttle to the slopes, bus to the lifts, transfer to the slopes, shuttle to the lift, bus to the ski lift",
  cross_country:
    "cross country, cross country ski*, cross country skiing, nordic ski*, langlauf*, ski trail, loipe, nordic centre",
  sledging: "sledge*, sledging, sled, toboggan*, sleigh*, luge, snow tube, bobsleigh",
  sports: "football, basketball, volleyball, yoga, running, padel, sports",
  tennis: "tennis*, tennis court*, tennis racket*, paddle tennis, squash, badminton, padel",
  golf: "golf*, golf course*, green fee*, tee time*, driving range, minigolf, mini golf, crazy golf, putting green",
  horse_riding:
    "horse riding, horseback*, riding lesson*, pony, pony ride*, horses, ride a horse, riding stable*, riding school, carriage ride*, horse drawn",
  shops:
    "shop, shops, supermarket*, shopping, grocery, grocery store, mall, convenience store, store, souvenir*, bakery, gift shop, stores, buy water, buy some water, buy fruit, buy food, groceries, buy snacks, buy milk, buy bread, corner shop, get some bits, tesco, stock up",
  farm_shop:
    "farm shop*, farm store, farm produce, farm products, farm eggs, fresh eggs, fresh milk, home made jam, homemade jam, local products, regional products, local produce, regional produce, buy your wine, buy wine, buy your products, own products, home grown, homemade products",
  market: "market, markets, market day, farmers market, flea market",
  pharmacy:
    "pharmac*, chemist, drugstore, medicine, aspirin, painkiller*, plasters, paracetamol, ibuprofen, tablets for, headache tablets, something for a headache, buy ibuprofen, buy aspirin, cough medicine, sun cream",
  doctor: "doctor, doctors, hospital*, clinic, dentist, first aid, nurse, medical, medical center",
  emergency:
    "emergency*, emergencies, ambulance, police, number for emergencies, number to ring if, number to call if, in case something happens, police number, ambulance number",
  cash_machine:
    "atm, cash machine, cashpoint, bank, banks, withdraw, get cash, get some cash, draw money, draw cash, take out money, out of cash, run out of cash, hole in the wall, cash point",
  currency_exchange:
    "currency exchange, exchange money, change money, exchange currency, money exchange, exchange rate, exchange dollars, change dollars, exchange pounds, exchange office, bureau de change, exchange cash, exchange some money, change some money, change currency",
  weather: "weather, rain, raining, temperature, forecast, sunny",
  nightlife:
    "nightlife, night club, nightclub, disco, live music, dance, dancing, casino, entertainment, concert, club",
  umbrella: "umbrella*, raincoat, brolly, keep dry",
  newspaper: "newspaper*, magazine*, press",
  parcel:
    "parcel*, package, post office, send mail, postcard*, stamps, mail, delivery, courier, shipping, ship",
  wake_up_call: "wake up call, wake up, wake me, wakeup, morning call, alarm clock, alarm",
  pitch:
    "pitch, camping pitch*, caravan*, camper, campervan*, camper van*, motorhome*, motor home*, rv, rvs, camping, campsite*, camp site*, campground*, hook up, hookup, electric hook up, put up a tent, put up our tent, glamping, awning, a tent, our tent, my tent, the tent, tent pitch*, tent space, tent site, with tent, own tent, roof tent, tents allowed, awning*, groundsheet*, ground sheet*, tent on, extra tent, second tent, pup tent, gazebo*, campsite pitch, pitches, hook up point, motorhome, motorhomes, camper van, touring caravan, mobile home*, static caravan*, per pitch, carpet in the awning",
  dump_station:
    "dump station*, dump point, sani station, sanitary station, grey water, gray water, black water, chemical toilet*, cassette toilet, empty the toilet, empty our tank*, waste water, wastewater, chemical disposal, toilet disposal, elsan, fresh water refill, refill fresh water, fill up with fresh water, service point for motorhomes",
  final_cleaning:
    "final clean, final cleaning, end of stay cleaning, departure cleaning, exit cleaning, cleaning fee, cleaning fees, cleaning charge*, leave the place clean, leave it clean, clean up before, clean before we leave, clean and tidy, tidy condition, clean condition, how clean, clean up after, broom clean, swept, sweep, sweep the floor*, hoover before, vacuum before, in the condition, same condition, condition you found, as you found, state of cleanliness, do we have to clean, have to clean, need to clean, clean ourselves, clean yourself, excessive cleaning, extra cleaning, additional cleaning, leave it tidy, leave the property clean, mop the floor*",
  furniture:
    "furniture, rearrange*, move the beds, move the furniture, move the table, moving furniture, move the sofa, furnishings, shift the beds, push the beds",
  shoes:
    "shoes, your shoes, shoes off, shoes on, outdoor shoes, walking boots, hiking boots, muddy boots, indoor shoes, house slippers, take our shoes off, take off our shoes, heels, high heels, stilettos, wellies",
  windows:
    "window*, close the windows, shut the windows, lock the door*, lock up, locked doors, doors locked, doors and windows, windows and doors, close the door*, shutters, blinds, airing, air the room*, ventilat*, leave the window, keep the doors, front door, lock all doors, lock all, open the window*, close all windows, close all doors, curtains, leave windows open",
  energy:
    "electricity*, energy costs, energy use, save energy, energy saving, utilities, lights off, turn off the lights, turn the lights off, switch off the lights, switch off, turn off all, lights on, electric meter, electricity meter, metered, gas and electricity, electricity consumption, power consumption, heating costs, water and electricity, leave the lights, save water, water saving, running costs, energy consumption, excess consumption, excessive consumption, hook up, hookup, hook up point, electric hook up",
  fuse_box:
    "fuse, fuses, fuse box, fusebox, circuit breaker*, breaker box, breaker, power cut*, power failure, power outage, blackout, power goes off, power is out, electricity goes off, no power, trip switch, consumer unit, torch, flashlight, trips the",
  subletting:
    "sublet*, sub let*, subletting, rent it on, rent it out, let it to someone, pass it on to, transfer the booking, transfer my booking, third parties, commercial use, non transferable, not transferable, someone else use",
  wristband:
    "wristband*, wrist band*, bracelet*, armband, id band, identification band, guest badge, entry pass, access pass",
  driving:
    "speed limit*, walking pace, walking speed, drive slowly, km h, kph, mph, drive on the site, drive onto the site, driving on the, drive in at night, drive out, drive off early, barrier, barriers, gate closes, gates close, gate is closed, gates are closed, main gate, vehicle movement*, licence plate*, license plate*, number plate*, registration plate*, car registration, registration number, engine off, maximum speed, driving speed, how fast can, how fast may, how fast are, your speed",
  car_wash:
    "wash the car, wash my car, wash our car, wash cars, washing cars, car wash, washing of cars, washing of vehicles, washing vehicles, wash vehicles, wash the caravan, hose down, washing of caravans",
  drone: "drone*, fly a drone, flying drones, aerial footage",
  flushing:
    "flush, flushed, flush down, down the toilet, down the loo, throw in the toilet, in the toilet bowl, toilet paper in, paper in the toilet, put in the toilet, septic tank*, septic system, septic, sewage system, blocked drain*, blocked toilet*, block the drain*, drains, sanitary products, sanitary towels, sanitary items, sanitary pads, wet wipes, baby wipes, nappies in, down the sink, down the drain, cesspit",
  balance:
    "balance, remaining balance, outstanding balance, remaining amount, remainder, outstanding amount, rest of the money, rest of the payment, rest of the price, the rest due, pay the rest, final payment, balance due, remaining payment, rest to be paid, full payment, paid in full, full amount, second payment, rest of it to pay, remaining sum, the rest of the money due, rest of the money, pay the rest, rest of the payment, have to pay the rest, when do we have to pay the rest, when do i have to pay the rest",
  booking_fee:
    "booking fee*, reservation fee*, administration fee*, admin fee*, service fee*, handling fee*, file fee, processing fee*, booking charge*, administration cost*, administrative fee*, fee for booking, administrative cost*",
  early_departure:
    "early departure*, leave early, leaving early, leave a day early, leave earlier than, depart early, depart earlier, depart before, departing early, cut our stay short, cut short, shorten our stay, shorten my stay, shortened stay, go home early, go home a day early, interrupted stay, premature departure, unused nights, leave sooner",
  arrival_day:
    "which day of the week, what day of the week, changeover day*, change over day*, saturday to saturday, from saturday to saturday, sunday to sunday, friday to friday, start our stay on, start the stay, weekly rental*, weekly lets, weekly bookings, by the week, rented weekly, full weeks, whole weeks",
  gas: "gas bottle*, gas cylinder*, gas canister*, propane, butane, camping gas, gas stove, gas heater*, gas refill*, lpg",
  inventory:
    "inventory, inventory list, check the inventory, handover of the, hand over inspection, condition report, walk through inspection, inspection on departure, missing items, something is missing",
  insurance:
    "insurance*, insured, travel insurance, cancellation insurance, cancellation cover, liability insurance",
  owner_access:
    "owner enter, owners enter, landlord enter, enter the property, enter the apartment, enter our, come into our, come into the apartment, right of entry, right of access, inspect the property, owner come in, host enter, enter without, maintenance access",
  decoration:
    "decorat*, hang up, put up posters, balloons, confetti, nails in the wall*, pictures on the wall, on the walls, garland*, bunting, stick anything",
  stair_gate:
    "stair gate*, stairgate*, safety gate*, child gate*, baby gate*, child proof*, childproof*, stair guard*",
  cleaning_supplies:
    "cleaning product*, cleaning supplies, cleaning material*, cleaning equipment, vacuum cleaner*, hoover, broom*, mop, mop and bucket, dustpan*, washing up liquid, dish soap, dishwasher tablet*, bin liners, kitchen roll, laundry detergent, washing powder, sponges, cleaning agents",
  bread:
    "bread roll*, fresh bread, bread service, bread delivery, order bread, order rolls, fresh rolls, baguette*, croissants in the morning, bread in the morning, breakfast rolls",
  defects:
    "doesn t work, does not work, not working, is broken, defect*, malfunction*, faulty, report a problem, report any problem*, something wrong, out of order, breakdown of, appliance breaks, report faults, report any faults, complaints, complaint, not in order, deficienc*, shortcoming*",
  choice_of_place:
    "choose a pitch, choose our pitch, choose my pitch, pick a pitch, pick our pitch, choose our own pitch, choose the room, choose our room, pick the room, specific pitch, specific room, particular pitch, particular room, preferred pitch, assigned, allocated, allocation, allocate, assign*, pitch of our choice",
  down_payment:
    "down payment, downpayment, part payment, first payment, initial payment, upfront, up front, prepayment, prepay, advance payment, pay in advance",
  celebration:
    "birthday*, anniversary, honeymoon, romantic, surprise, celebrat*, propose, proposal, special occasion, decorations, rose petals, birthday cake*, propose to, proposing, popping the question, surprise my wife, surprise my husband, surprise her, surprise him, wedding anniversary, silver wedding, golden wedding, special evening",
  cake: "cake*, birthday cake*, pastry, gateau, dessert*, cupcake*, wedding cake",
  flowers: "flower*, bouquet, roses, rose",
  bottle: "champagne, prosecco, bottle of wine, sparkling wine, bottle",
  rating:
    "star rating, how many stars, stars, star, rating, reviews, star hotel, clean room, clean rooms, clean hotel, how clean, very clean, really clean, so clean, nice and clean, exceptionally clean, thoroughly clean, thoroughly cleaned, well cleaned, spotless, good value, value for, worth the money, worth the price, worth it",
  history:
    "history, when was it built, was built, built in, how old is the building, how old is the hotel, age of the building, owner, renovated, renovation, who built, family run, family business, family owned, been in the family, how old is the house, how old is your hotel, when was the house built, when was the hotel built",
  price:
    "price*, cost*, how much, charge, charges, charged, charging, fee, fees, rate, rates, expensive, cheap, cheaper, tariff, extra charge, surcharge, free, free of charge, complimentary, for free, gratis, eur, euro, euros, gbp, usd, pounds, dollars, pay extra, extra cost, additional cost, additional charge, paid, no charge, at no cost, pay for, have to pay, do i pay",
  time: "what time, time, times, when, hour, hours, open, opening, opens, close, closes, closing, closed, opening hours, until, till, schedule, from when, start, starts, end, ends, am, pm, o'clock, timing, what hours, latest, earliest, how late, how early, how soon",
  place:
    "where, designated, spot, somewhere, anywhere, section, where is, located at, which floor, how do i find, location of, whereabouts",
  reserve:
    "reserve, book, in advance, reservation needed, booking required, prebook, pre book, reserved, appointment, reservations, ahead of time, beforehand, advance reservation, book in advance, need to book, make a reservation, advance notice, reserving",
  distance:
    "how far, distance, far, near, nearest, close to, closest, walking distance, how long does it take, nearby, next to, kilometres, kilometers, km, miles, metres, minutes walk, vicinity, around here",
  quantity: "how many, number of, maximum, at most, limit, how often, per person",
  included: "include*, included, inclusive, part of the rate, come with, comes with, in the price, extra",
  early: "early, earlier, before 7, sooner, ahead of check in, before check in",
  late: "late, later, after midnight, past midnight, late at night, middle of the night",
  allowed:
    "allow*, permitted, permit, may i, may we, accept*, welcome, welcomed, prohibited, forbidden, can i bring, can we bring, bring, tolerate, policy, allowed to",
  weekend:
    "weekend*, sunday*, saturday*, monday*, tuesday*, wednesday*, thursday*, friday*, holiday, holidays, bank holiday, weekdays, weekday",
  season:
    "summer, winter, spring, autumn, january, february, march, april, june, july, august, september, october, november, december, season, year round, christmas, easter, all year",
  size: "how big, how large, size, square metres, weight, small, large, big, height, how deep, long, tall",
  kind: "what kind, what type, which, kinds of, types of, sort of, what sort, options, selection, choose, what does, what is there, what are the, what do you have",
  all_day:
    "24 hours, 24 hour, 24h, round the clock, around the clock, 24 7, twenty four hour, any hour, all night, overnight, all hours, all times, any time, anytime, always open, at all times",
  daily: "daily, every day, each day, per day, everyday, a day, regularly",
  in_room:
    "in the room, in the rooms, in my room, in our room, in room, in rooms, in all rooms, inside the room, each room, every room, rooms have, room have",
  on_site:
    "on site, onsite, on the property, on premises, in the hotel, on the premises, at the hotel, in house, on property",
  password: "password, network name, login, log in, network, connect, username",
  for_children:
    "for children, for kids, for a child, for babies, for my son, for my daughter, for a baby, with children, with kids, for my baby",
  indoor: "indoor*, inside, covered, heated pool",
  outdoor: "outdoor*, outside, open air",
  electric:
    "electric*, charging station, charging stations, charging point, charging points, car charging, charge my car, charge our car, charge a car, charge the car, charging my car, charger, chargers, ev, plug in, hybrid, tesla",
  the_house:
    "at your location, your location, this location, at this location, at the location, bed and breakfast, b b, bnb, guest house, guesthouse, guest houses, guesthouses, hotel, hotels, property, establishment, accommodation, site, inn, hostel, lodge, motel, place, facility, facilities, service, services, location, house, resort, lodging, room, rooms, guest, guests, stay, stays, staying, amenity, amenities, premises, on site, onsite, venue, on the campsite, at the campsite, your campsite, the campsite, on the campground, at the campground, pay attention, paying attention, pays attention",
  order:
    "a hotel, any hotel, any hotels, find a hotel, hotel with, hotels with, a guesthouse, a guest house, guesthouse with, guest house with, place to stay, somewhere to stay, where to stay, book it, book me, book that, book one, book a hotel, book a train, book a taxi, book a table, book the, i would like to book, i d like to book, can you book, could you book, please book, find me, help me find, looking for, look for, i need a, i want a, recommend, suggest, reference number, make a booking, i need to book, go ahead and book, i would like a, i d like a, starting, people, price range, that is all, that s all, that will be all, anything else, i am looking, i m looking, try another, thanks, thank you, goodbye, bye, moderate, moderately priced, expensive restaurant, cheap restaurant, information on, info on, information about, tell me about, some info, i need some, need to find",
  elsewhere:
    "train, trains, train station, railway station, taxi, cab, ride, driver, ticket, tickets, museum, museums, college, church, nightclub, cinema, theatre, swimming pool nearby, attraction, park in town, flight, restaurant called, on board, train ride, admission, entrance fee, hospital, police station, bus, trip, journey, seat, seats, leaving from, leaving on, departing, departs",
};
