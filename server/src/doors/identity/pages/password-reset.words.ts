import { words } from "../../../platform/words.ts";

export const resetWords = words(
  {
    forgot: {
      title: "Forgot your password?",
      lead: "We'll e-mail you a link to choose a new one.",
      send: "Send the link",
    },
    cannot: {
      title: "You can't reset passwords here yet",
      sentence: "E-mail is not set up. Ask your administrator to set SMTP_URL (see docs/operate.md).",
    },
    sent: {
      title: "Check your e-mail",
      sentence: "If {email} has an account, we sent a link. It works for one hour.",
      nothing: "No e-mail? Check your spam folder, then try again.",
    },
    choose: {
      title: "Choose a new password",
      lead: "for {email}",
      save: "Save password",
      ends: "You will be signed out everywhere.",
    },
    done: {
      title: "Your password was changed",
      sentence: "You are signed out everywhere. Sign in with the new password.",
    },
  },
  {
    es: {
      forgot: {
        title: "¿Ha olvidado su contraseña?",
        lead: "Le enviaremos un enlace por correo para elegir otra.",
        send: "Enviar el enlace",
      },
      cannot: {
        title: "Aquí todavía no se pueden restablecer contraseñas",
        sentence:
          "El correo no está configurado. Pida a su administrador que defina SMTP_URL (véase docs/operate.md).",
      },
      sent: {
        title: "Mire su correo",
        sentence: "Si {email} tiene una cuenta, hay un enlace en camino. Es válido durante una hora.",
        nothing: "¿No hay nada? Mire en el correo no deseado e inténtelo de nuevo.",
      },
      choose: {
        title: "Elija una contraseña nueva",
        lead: "para {email}",
        save: "Guardar contraseña",
        ends: "Se cerrará su sesión en todas partes.",
      },
      done: {
        title: "Su contraseña ha cambiado",
        sentence: "Se ha cerrado su sesión en todas partes. Inicie sesión con la contraseña nueva.",
      },
    },
    fr: {
      forgot: {
        title: "Mot de passe oublié ?",
        lead: "Nous vous enverrons un lien par e-mail pour en choisir un autre.",
        send: "Envoyer le lien",
      },
      cannot: {
        title: "Vous ne pouvez pas encore réinitialiser de mot de passe ici",
        sentence:
          "L’e-mail n’est pas configuré. Demandez à votre administrateur de définir SMTP_URL (voir docs/operate.md).",
      },
      sent: {
        title: "Consultez vos e-mails",
        sentence: "Si {email} a un compte, un lien est en route. Il est valable une heure.",
        nothing: "Rien ? Regardez dans les indésirables, puis réessayez.",
      },
      choose: {
        title: "Choisissez un nouveau mot de passe",
        lead: "pour {email}",
        save: "Enregistrer le mot de passe",
        ends: "Vous serez déconnecté partout.",
      },
      done: {
        title: "Votre mot de passe a été modifié",
        sentence: "Vous êtes déconnecté partout. Connectez-vous avec le nouveau mot de passe.",
      },
    },
    de: {
      forgot: {
        title: "Passwort vergessen?",
        lead: "Wir schicken Ihnen per E-Mail einen Link, um ein neues zu wählen.",
        send: "Link senden",
      },
      cannot: {
        title: "Hier können Sie Passwörter noch nicht zurücksetzen",
        sentence:
          "Der E-Mail-Versand ist nicht eingerichtet. Bitten Sie Ihren Administrator, SMTP_URL zu setzen (siehe docs/operate.md).",
      },
      sent: {
        title: "Sehen Sie in Ihr Postfach",
        sentence: "Wenn {email} ein Konto hat, ist ein Link unterwegs. Er gilt eine Stunde.",
        nothing: "Keine E-Mail? Sehen Sie im Spam-Ordner nach und versuchen Sie es dann noch einmal.",
      },
      choose: {
        title: "Neues Passwort wählen",
        lead: "für {email}",
        save: "Passwort speichern",
        ends: "Sie werden überall abgemeldet.",
      },
      done: {
        title: "Ihr Passwort wurde geändert",
        sentence: "Sie sind überall abgemeldet. Melden Sie sich mit dem neuen Passwort an.",
      },
    },
    it: {
      forgot: {
        title: "Ha dimenticato la password?",
        lead: "Le invieremo per e-mail un link per sceglierne un’altra.",
        send: "Invia il link",
      },
      cannot: {
        title: "Qui non si possono ancora reimpostare le password",
        sentence:
          "L’e-mail non è configurata. Chieda al suo amministratore di impostare SMTP_URL (vedere docs/operate.md).",
      },
      sent: {
        title: "Guardi la sua posta",
        sentence: "Se {email} ha un account, un link è in arrivo. Vale un’ora.",
        nothing: "Non c’è nulla? Guardi nello spam, poi riprovi.",
      },
      choose: {
        title: "Scelga una nuova password",
        lead: "per {email}",
        save: "Salva la password",
        ends: "Uscirà da tutti i dispositivi.",
      },
      done: {
        title: "La sua password è cambiata",
        sentence: "È uscito da tutti i dispositivi. Acceda con la nuova password.",
      },
    },
    pt: {
      forgot: {
        title: "Esqueceu a palavra-passe?",
        lead: "Enviamos-lhe por e-mail um link para escolher outra.",
        send: "Enviar o link",
      },
      cannot: {
        title: "Aqui ainda não se podem repor palavras-passe",
        sentence:
          "O e-mail não está configurado. Peça ao seu administrador que defina SMTP_URL (ver docs/operate.md).",
      },
      sent: {
        title: "Veja o seu e-mail",
        sentence: "Se {email} tiver uma conta, há um link a caminho. É válido durante uma hora.",
        nothing: "Não há nada? Veja na pasta de spam e tente novamente.",
      },
      choose: {
        title: "Escolha uma nova palavra-passe",
        lead: "para {email}",
        save: "Guardar palavra-passe",
        ends: "A sua sessão será terminada em todo o lado.",
      },
      done: {
        title: "A sua palavra-passe foi alterada",
        sentence: "A sua sessão foi terminada em todo o lado. Inicie sessão com a nova palavra-passe.",
      },
    },
    ar: {
      forgot: {
        title: "نسيت كلمة المرور؟",
        lead: "نرسل إليك رابطًا بالبريد لاختيار كلمة جديدة.",
        send: "إرسال الرابط",
      },
      cannot: {
        title: "لا يمكن هنا بعد تغيير كلمة مرور منسية",
        sentence: "البريد غير مُعدّ. اطلب من المسؤول ضبط SMTP_URL (انظر docs/operate.md).",
      },
      sent: {
        title: "تحقّق من بريدك",
        sentence: "إن كان لـ{email} حساب فالرابط في الطريق. وهو صالح ساعة واحدة.",
        nothing: "لم يصل شيء؟ انظر في مجلد الرسائل غير المرغوبة ثم حاول مرة أخرى.",
      },
      choose: {
        title: "اختر كلمة مرور جديدة",
        lead: "للحساب {email}",
        save: "حفظ كلمة المرور",
        ends: "سيُسجَّل خروجك من كل مكان.",
      },
      done: {
        title: "تغيّرت كلمة مرورك",
        sentence: "سُجّل خروجك من كل مكان. سجّل الدخول بكلمة المرور الجديدة.",
      },
    },
  },
);
