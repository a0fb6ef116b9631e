// Says how many characters a chosen password still lacks. Without this script the hint says how many it takes.
for (const password of document.querySelectorAll("[data-counted]")) {
  const hint = document.getElementById(`${password.id}-hint`);
  const words = JSON.parse(password.dataset.counted);
  const least = words.length - 1;
  hint.setAttribute("aria-live", "polite");
  password.addEventListener("input", () => {
    const left = Math.max(0, least - [...password.value].length);
    hint.textContent = words[left];
  });
}
