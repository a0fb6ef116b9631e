import { msg } from "@lingui/core/macro";
import type { SectionLabels } from "./section-labels.ts";

export const profileLabels: SectionLabels = {
  groups: {
    house: msg`The house`,
    getting_here: msg`Getting here`,
    nearby: msg`Nearby`,
  },
  items: {
    about: {
      name: msg`About the hotel`,
      help: msg`Two or three sentences, as you would say them to a guest who asks what kind of house it is.`,
    },
    address: {
      name: msg`Address`,
      help: msg`Street, number, postal code and town, and how to find the entrance. A link to a map helps.`,
    },
    contact: {
      name: msg`Contact`,
      help: msg`How guests reach you outside of this chat.`,
    },
    reception: {
      name: msg`Reception`,
      help: msg`When somebody is at the desk, and what to do when nobody is.`,
    },
    room_types: {
      name: msg`Rooms`,
      help: msg`Which kinds of room there are, their beds, and for how many people each is.`,
    },
    staff_languages: {
      name: msg`Languages at the desk`,
      help: msg`Which languages your team speaks.`,
    },
    rating: {
      name: msg`Stars and awards`,
      help: msg`The official category, and awards that guests ask about.`,
    },
    history: {
      name: msg`History`,
      help: msg`Who has built the house, when, and what is worth telling.`,
    },
    sustainability: {
      name: msg`Sustainability`,
      help: msg`Labels, energy, water, local products: what holds today.`,
    },
    airport: {
      name: msg`From the airport`,
      help: msg`How far, how long and what it costs by taxi, bus or train.`,
    },
    train: {
      name: msg`From the station`,
      help: msg`Which station, and the way from there.`,
    },
    bus: {
      name: msg`Bus, tram and metro`,
      help: msg`The nearest stop, its lines, and where tickets are sold.`,
    },
    taxi: {
      name: msg`Taxi`,
      help: msg`The number to call, and what usual rides cost.`,
    },
    city_center: {
      name: msg`To the centre`,
      help: msg`How far the centre is on foot and by public transport.`,
    },
    pharmacy: {
      name: msg`Pharmacy`,
      help: msg`The nearest one, and which is open at night.`,
    },
    doctor: {
      name: msg`Doctor and hospital`,
      help: msg`The nearest practice and hospital, and who helps at night.`,
    },
    shops: {
      name: msg`Shops`,
      help: msg`The nearest supermarket or bakery, and when it is open.`,
    },
    cash_machine: {
      name: msg`Cash machine`,
      help: msg`Where the nearest one is.`,
    },
    nearby_restaurants: {
      name: msg`Restaurants nearby`,
      help: msg`Two or three that you recommend, and what for.`,
    },
    attractions: {
      name: msg`Worth seeing`,
      help: msg`What guests go to see, how far it is, and where tickets are.`,
    },
  },
};
