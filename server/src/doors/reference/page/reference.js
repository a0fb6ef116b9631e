// Progressive enhancement: without this script the text can be selected.
for (const box of document.querySelectorAll(".copyable")) {
  const button = box.querySelector("button");
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(box.querySelector("code").textContent);
      button.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(box.querySelector("code"));
      button.textContent = "Press Ctrl+C";
    }
    setTimeout(() => {
      button.textContent = "Copy";
    }, 1500);
  });
}

// On a phone the contents would fill the first screen.
const contents = document.querySelector("nav details");
const narrow = matchMedia("(max-width: 1000px)");
const fold = () => {
  contents.open = !narrow.matches;
};
narrow.addEventListener("change", fold);
fold();
contents.addEventListener("click", (event) => {
  if (narrow.matches && event.target.closest("a")) contents.open = false;
});
