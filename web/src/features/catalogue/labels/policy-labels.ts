import { msg } from "@lingui/core/macro";
import type { SectionLabels } from "./section-labels.ts";

export const policyLabels: SectionLabels = {
  groups: {
    arrival: msg`Arriving and leaving`,
    money: msg`Booking and paying`,
    guests: msg`Guests and company`,
    house: msg`In the house`,
    safety: msg`Safety`,
  },
  items: {
    check_in: {
      name: msg`Check-in`,
      help: msg`From when rooms are ready, and until when guests may arrive.`,
    },
    early_check_in: {
      name: msg`Early check-in`,
      help: msg`Whether a room can be had sooner, from when, and what that costs.`,
    },
    late_check_in: {
      name: msg`Late arrival`,
      help: msg`How guests get in after the desk has closed, and whom they call.`,
    },
    desk_24h: {
      name: msg`Reception day and night`,
      help: msg`Whether somebody is always at the desk; else, when.`,
    },
    id_document: {
      name: msg`Passport or identity card`,
      help: msg`Who has to show one, and which ones you take.`,
    },
    minimum_age: {
      name: msg`Minimum age`,
      help: msg`How old guests have to be to check in by themselves.`,
    },
    check_out: {
      name: msg`Check-out`,
      help: msg`Until when rooms have to be left.`,
    },
    late_check_out: {
      name: msg`Late check-out`,
      help: msg`Whether guests can stay longer on the last day, until when, and for how much.`,
    },
    luggage: {
      name: msg`Luggage`,
      help: msg`Whether bags can be left before check-in and after check-out, and where.`,
    },
    cancellation: {
      name: msg`Cancellation`,
      help: msg`Until when it is free, and what is charged afterwards or if nobody comes.`,
    },
    deposit: {
      name: msg`Deposit`,
      help: msg`Whether one is asked for, how much, when it is due and when it is given back.`,
    },
    payment: {
      name: msg`Ways to pay`,
      help: msg`Which cards, whether cash, transfer or a phone, and when you charge.`,
    },
    city_tax: {
      name: msg`City tax`,
      help: msg`How much, who pays none, and whether it is part of the price.`,
    },
    invoice: {
      name: msg`Invoice`,
      help: msg`How guests get one, also with a company's name.`,
    },
    damage: {
      name: msg`Damage`,
      help: msg`What happens if something breaks.`,
    },
    key_loss: {
      name: msg`Lost key`,
      help: msg`What a lost key or card costs, and whom to tell.`,
    },
    children: {
      name: msg`Children`,
      help: msg`Whether children may stay, until which age for free, and what others cost.`,
    },
    cot: {
      name: msg`Cots`,
      help: msg`Whether there are cots, how many, and what they cost.`,
    },
    extra_bed: {
      name: msg`Extra beds`,
      help: msg`Whether a bed can be added, in which rooms, and what it costs.`,
    },
    pets: {
      name: msg`Pets`,
      help: msg`Which animals may come, how many, what they cost and where they may not go.`,
    },
    smoking: {
      name: msg`Smoking`,
      help: msg`Whether and where guests may smoke, and what it costs if they do elsewhere.`,
    },
    visitors: {
      name: msg`Visitors`,
      help: msg`Whether guests may have visitors, and until when.`,
    },
    parties: {
      name: msg`Parties and events`,
      help: msg`Whether guests may celebrate in the house.`,
    },
    quiet_hours: {
      name: msg`Quiet hours`,
      help: msg`From when until when it has to be quiet.`,
    },
    parking: {
      name: msg`Parking`,
      help: msg`Where guests park, whether they have to book, what it costs and how high a car may be.`,
    },
    wifi: {
      name: msg`Wi-Fi`,
      help: msg`Whether it is free, where it reaches and how guests get on. Write no password here.`,
    },
    breakfast: {
      name: msg`Breakfast`,
      help: msg`When and where it is served, what it costs, and until which age it is free.`,
    },
    housekeeping: {
      name: msg`Housekeeping`,
      help: msg`When rooms are cleaned, and how often towels and linen are changed.`,
    },
    accessibility: {
      name: msg`Accessibility`,
      help: msg`Steps, doors, lift, bathrooms: what a guest in a wheelchair has to know.`,
    },
    pool_rules: {
      name: msg`Pool rules`,
      help: msg`When it is open, from which age alone, and what to wear or bring.`,
    },
    spa_rules: {
      name: msg`Spa rules`,
      help: msg`When it is open, from which age, and how to book.`,
    },
    lost_property: {
      name: msg`Lost property`,
      help: msg`Whom to ask, how long things are kept, and who pays for sending them.`,
    },
    security_cameras: {
      name: msg`Security cameras`,
      help: msg`Whether there are cameras, and where.`,
    },
    emergency: {
      name: msg`Emergencies`,
      help: msg`Whom guests call at any hour, and where to meet if there is an alarm.`,
    },
  },
};
