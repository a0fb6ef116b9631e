// Lets a person see the password they type. Without this script the button stays hidden and the form works as it is.
const button = document.querySelector("[data-reveal]");
const password = document.querySelector("#password");

if (button && password) {
  const word = button.querySelector("span");
  const said = button.dataset;
  const show = (visible) => {
    password.type = visible ? "text" : "password";
    word.textContent = visible ? said.hide : said.show;
    button.setAttribute("aria-label", visible ? said.hideLabel : said.showLabel);
  };
  button.hidden = false;
  button.addEventListener("click", () => {
    show(password.type === "password");
    password.focus();
  });
  // Browsers keep what a visible field held, for filling in forms; a password is not for that.
  button.form.addEventListener("submit", () => show(false));
}
