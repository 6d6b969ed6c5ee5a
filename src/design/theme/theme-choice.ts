export type ThemeChoice = 'system' | 'light' | 'dark'

export const themeKey = 'holdall.theme'

// Runs in the head before the first paint, so that the other theme never shows for a moment.
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

const listeners = new Set<() => void>()

export function readThemeChoice(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

export function chooseTheme(choice: ThemeChoice) {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
  remember(choice)
  for (const listener of listeners) listener()
}

export function onThemeChoice(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function remember(choice: ThemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, choice)
  } catch {
    // If storage is refused, the choice counts for this page only.
  }
}
