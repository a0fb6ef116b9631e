// Lets a person see the password they type. Without this script the button stays hidden and the form works as it is.
for (const button of document.querySelectorAll("[data-reveal]")) {
  const password = document.getElementById(button.getAttribute("aria-controls"));
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
