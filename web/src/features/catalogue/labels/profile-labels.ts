import { msg } from "@lingui/core/macro";
import type { SectionLabels } from "./section-labels.ts";

export const profileLabels: SectionLabels = {
  groups: {
    house: msg`The hotel`,
    getting_here: msg`Getting here`,
    nearby: msg`Nearby`,
  },
  items: {
    about: {
      name: msg`About the hotel`,
      help: msg`e.g. A family hotel with 24 rooms on the lake.`,
    },
    address: {
      name: msg`Address`,
      help: msg`e.g. Via Roma 12, 28838 Stresa. Entrance in the yard.`,
    },
    contact: {
      name: msg`Contact`,
      help: msg`e.g. Phone and e-mail for guests before arrival.`,
    },
    reception: {
      name: msg`Reception`,
      help: msg`e.g. 24 hours, or 7:00–23:00. At night: ring the bell.`,
    },
    room_types: {
      name: msg`Rooms`,
      help: msg`e.g. Classic: double bed, 18 m², for 2 guests.`,
    },
    staff_languages: {
      name: msg`Languages at reception`,
      help: msg`e.g. Italian, English, German`,
    },
    rating: {
      name: msg`Stars and awards`,
      help: msg`e.g. 4 stars superior, Green Key since 2022`,
    },
    history: {
      name: msg`Hotel history`,
      help: msg`e.g. Built in 1911 as a villa, a hotel since 1952.`,
    },
    sustainability: {
      name: msg`Sustainability`,
      help: msg`e.g. Solar power, refill bottles, local food`,
    },
    airport: {
      name: msg`From the airport`,
      help: msg`e.g. Malpensa: 45 km, 50 minutes by train`,
    },
    train: {
      name: msg`From the station`,
      help: msg`e.g. Stresa station: 10 minutes on foot`,
    },
    bus: {
      name: msg`Bus, tram and metro`,
      help: msg`e.g. Line 5 stops at the door, every 20 minutes`,
    },
    taxi: {
      name: msg`Taxi`,
      help: msg`e.g. To the airport about €90, 50 minutes`,
    },
    city_center: {
      name: msg`To the centre`,
      help: msg`e.g. 15 minutes on foot along the lake`,
    },
    pharmacy: {
      name: msg`Pharmacy`,
      help: msg`e.g. Farmacia Centrale, 200 m, Mon–Sat 8:30–19:30`,
    },
    doctor: {
      name: msg`Doctor and hospital`,
      help: msg`e.g. Dr. Rossi, 300 m. Hospital in Verbania, 15 km.`,
    },
    shops: {
      name: msg`Shops`,
      help: msg`e.g. Supermarket Conad, 400 m, daily 8:00–20:00`,
    },
    cash_machine: {
      name: msg`Cash machine`,
      help: msg`e.g. In the lobby, or 100 m away at the bank`,
    },
    nearby_restaurants: {
      name: msg`Restaurants nearby`,
      help: msg`e.g. Da Mario: pizza, 5 minutes on foot`,
    },
    attractions: {
      name: msg`Worth seeing`,
      help: msg`e.g. Borromean Islands: boats every 30 minutes`,
    },
  },
};
