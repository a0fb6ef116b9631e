import { words } from "../../../platform/words.ts";

export const signOutWords = words(
  {
    title: "Sign out?",
    sentence: "Do you want to sign out on this device?",
    stay: "Stay signed in",
  },
  {
    es: {
      title: "¿Cerrar sesión?",
      sentence: "¿Quiere cerrar la sesión en este dispositivo?",
      stay: "Mantener la sesión iniciada",
    },
    fr: {
      title: "Se déconnecter ?",
      sentence: "Voulez-vous vous déconnecter sur cet appareil ?",
      stay: "Garder la session ouverte",
    },
    de: {
      title: "Abmelden?",
      sentence: "Möchten Sie sich auf diesem Gerät abmelden?",
      stay: "Angemeldet bleiben",
    },
    it: {
      title: "Uscire?",
      sentence: "Vuole uscire su questo dispositivo?",
      stay: "Mantieni la sessione aperta",
    },
    pt: {
      title: "Terminar sessão?",
      sentence: "Quer terminar a sessão neste dispositivo?",
      stay: "Manter a sessão iniciada",
    },
    ar: {
      title: "تسجيل الخروج؟",
      sentence: "هل تريد تسجيل الخروج على هذا الجهاز؟",
      stay: "البقاء مسجّل الدخول",
    },
  },
);
