import { useSyncExternalStore } from 'react'
import { Segmented } from '../ui/choices/Segmented.tsx'
import { MoonIcon, ScreenIcon, SunIcon } from '../ui/icons/FrameIcons.tsx'
import { chooseTheme, onThemeChoice, readThemeChoice, type ThemeChoice } from './theme-choice.ts'

const choices = [
  { value: 'light', label: 'Light', icon: <SunIcon /> },
  { value: 'system', label: 'As my device', icon: <ScreenIcon /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon /> },
] as const

export function ThemeSwitch({ className }: { className?: string }) {
  const choice = useSyncExternalStore<ThemeChoice>(onThemeChoice, readThemeChoice, () => 'system')
  return (
    <Segmented
      label="Colour theme"
      hideLabel
      iconsOnly
      options={choices}
      value={choice}
      onChange={chooseTheme}
      className={className}
    />
  )
}
