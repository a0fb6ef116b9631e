import { words } from "../../../platform/words.ts";

export const signInWords = words(
  {
    title: "Sign in",
    titleWithError: "Error: Sign in",
    lead: "to answer your guests",
    email: "E-mail",
    password: "Password",
    signIn: "Sign in",
    show: "Show",
    hide: "Hide",
    showPassword: "Show password",
    hidePassword: "Hide password",
    youAreOn: "You are on {host}",
    wrong: { title: "E-mail or password is wrong", next: "Check both and try again." },
    tooMany: {
      title: "Too many attempts",
      next: (minutes: number) => `Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then try again.`,
    },
    busy: { title: "Too much is going on right now", next: "Try again in a moment." },
    demoPassword: "The password is printed where Bellhop was started.",
  },
  {
    es: {
      title: "Iniciar sesión",
      titleWithError: "Error: Iniciar sesión",
      lead: "para responder a sus huéspedes",
      email: "Correo electrónico",
      password: "Contraseña",
      signIn: "Iniciar sesión",
      show: "Mostrar",
      hide: "Ocultar",
      showPassword: "Mostrar la contraseña",
      hidePassword: "Ocultar la contraseña",
      youAreOn: "Está en {host}",
      wrong: {
        title: "El correo o la contraseña no son correctos",
        next: "Compruebe ambos e inténtelo de nuevo.",
      },
      tooMany: {
        title: "Demasiados intentos",
        next: (minutes) =>
          `Espere ${minutes === 1 ? "un minuto" : `${minutes} minutos`} e inténtelo de nuevo.`,
      },
      busy: { title: "Hay demasiada actividad en este momento", next: "Inténtelo de nuevo en un instante." },
      demoPassword: "La contraseña aparece donde se inició Bellhop.",
    },
    fr: {
      title: "Se connecter",
      titleWithError: "Erreur : Se connecter",
      lead: "pour répondre à vos clients",
      email: "E-mail",
      password: "Mot de passe",
      signIn: "Se connecter",
      show: "Afficher",
      hide: "Masquer",
      showPassword: "Afficher le mot de passe",
      hidePassword: "Masquer le mot de passe",
      youAreOn: "Vous êtes sur {host}",
      wrong: {
        title: "L’e-mail ou le mot de passe est incorrect",
        next: "Vérifiez les deux, puis réessayez.",
      },
      tooMany: {
        title: "Trop de tentatives",
        next: (minutes) =>
          `Patientez ${minutes === 1 ? "une minute" : `${minutes} minutes`}, puis réessayez.`,
      },
      busy: { title: "Il y a trop d’activité en ce moment", next: "Réessayez dans un instant." },
      demoPassword: "Le mot de passe est affiché là où Bellhop a été démarré.",
    },
    de: {
      title: "Anmelden",
      titleWithError: "Fehler: Anmelden",
      lead: "und Ihren Gästen antworten",
      email: "E-Mail",
      password: "Passwort",
      signIn: "Anmelden",
      show: "Zeigen",
      hide: "Verbergen",
      showPassword: "Passwort zeigen",
      hidePassword: "Passwort verbergen",
      youAreOn: "Sie sind auf {host}",
      wrong: {
        title: "E-Mail oder Passwort ist falsch",
        next: "Prüfen Sie beides und versuchen Sie es noch einmal.",
      },
      tooMany: {
        title: "Zu viele Versuche",
        next: (minutes) =>
          `Warten Sie ${minutes === 1 ? "eine Minute" : `${minutes} Minuten`} und versuchen Sie es dann noch einmal.`,
      },
      busy: { title: "Gerade ist zu viel los", next: "Versuchen Sie es gleich noch einmal." },
      demoPassword: "Das Passwort steht dort, wo Bellhop gestartet wurde.",
    },
    it: {
      title: "Accedi",
      titleWithError: "Errore: Accedi",
      lead: "per rispondere ai suoi ospiti",
      email: "E-mail",
      password: "Password",
      signIn: "Accedi",
      show: "Mostra",
      hide: "Nascondi",
      showPassword: "Mostra la password",
      hidePassword: "Nascondi la password",
      youAreOn: "Si trova su {host}",
      wrong: { title: "L’e-mail o la password non è corretta", next: "Controlli entrambe e riprovi." },
      tooMany: {
        title: "Troppi tentativi",
        next: (minutes) => `Attenda ${minutes === 1 ? "un minuto" : `${minutes} minuti`}, poi riprovi.`,
      },
      busy: { title: "In questo momento c’è troppa attività", next: "Riprovi tra un istante." },
      demoPassword: "La password si trova dove è stato avviato Bellhop.",
    },
    pt: {
      title: "Iniciar sessão",
      titleWithError: "Erro: Iniciar sessão",
      lead: "para responder aos seus hóspedes",
      email: "E-mail",
      password: "Palavra-passe",
      signIn: "Iniciar sessão",
      show: "Mostrar",
      hide: "Ocultar",
      showPassword: "Mostrar a palavra-passe",
      hidePassword: "Ocultar a palavra-passe",
      youAreOn: "Está em {host}",
      wrong: {
        title: "O e-mail ou a palavra-passe não está correto",
        next: "Verifique ambos e tente novamente.",
      },
      tooMany: {
        title: "Demasiadas tentativas",
        next: (minutes) => `Aguarde ${minutes === 1 ? "um minuto" : `${minutes} minutos`} e tente novamente.`,
      },
      busy: {
        title: "Há demasiada atividade neste momento",
        next: "Tente novamente dentro de instantes.",
      },
      demoPassword: "A palavra-passe aparece onde o Bellhop foi iniciado.",
    },
    ar: {
      title: "تسجيل الدخول",
      titleWithError: "خطأ: تسجيل الدخول",
      lead: "للرد على ضيوفك",
      email: "البريد الإلكتروني",
      password: "كلمة المرور",
      signIn: "تسجيل الدخول",
      show: "إظهار",
      hide: "إخفاء",
      showPassword: "إظهار كلمة المرور",
      hidePassword: "إخفاء كلمة المرور",
      youAreOn: "أنت على {host}",
      wrong: {
        title: "البريد الإلكتروني أو كلمة المرور غير صحيحة",
        next: "تحقّق من كليهما ثم حاول مرة أخرى.",
      },
      tooMany: {
        title: "محاولات كثيرة جدًا",
        next: (minutes) => `انتظر ${arabicMinutes(minutes)} ثم حاول مرة أخرى.`,
      },
      busy: { title: "هناك ضغط كبير في هذه اللحظة", next: "حاول مرة أخرى بعد قليل." },
      demoPassword: "كلمة المرور مطبوعة حيث جرى تشغيل Bellhop.",
    },
  },
);

function arabicMinutes(minutes: number): string {
  if (minutes === 1) return "دقيقة واحدة";
  if (minutes === 2) return "دقيقتين";
  return minutes <= 10 ? `${minutes} دقائق` : `${minutes} دقيقة`;
}
