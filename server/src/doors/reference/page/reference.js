// Without this script the text can still be selected.
for (const button of document.querySelectorAll("pre + button")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const text = button.previousElementSibling;
    try {
      await navigator.clipboard.writeText(text.textContent);
      button.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(text);
      button.textContent = "Press Ctrl+C";
    }
  });
}
