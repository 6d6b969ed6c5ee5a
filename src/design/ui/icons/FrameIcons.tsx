import { Icon, type IconProps } from './Icon.tsx'

export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="3.75" />
    <path d="M12 3.5V5m0 14v1.5M3.5 12H5m14 0h1.5M6 6l1 1m10 10 1 1M6 18l1-1M17 7l1-1" />
  </Icon>
)

export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.75 14.25A8 8 0 0 1 9.75 4.25a8 8 0 1 0 10 10Z" />
  </Icon>
)

export const ScreenIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="11" rx="1.75" />
    <path d="M9 19.5h6M12 16v3.5" />
  </Icon>
)

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
)

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)

export const RetryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.2m0-4.65V9H14.8" />
  </Icon>
)

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
)
