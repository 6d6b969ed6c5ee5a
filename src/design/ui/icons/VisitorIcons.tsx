// The icons of the public pages, apart from the others to keep the first download small.
import { Icon, type IconProps } from './Icon.tsx'

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.75" cy="10.75" r="6.25" />
    <path d="m15.5 15.5 4.5 4.5" />
  </Icon>
)

export const ChevronLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m14.5 6-6 6 6 6" />
  </Icon>
)

export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9.5 6 6 6-6 6" />
  </Icon>
)

export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3.75 2.5 5.2 5.750.8-4.2 4 1 5.7L12 16.75l-5.05 2.7 1-5.7-4.2-4 5.75-.8L12 3.75Z" />
  </Icon>
)

export const BoltIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13 3.5 5 13.75h6l-1 6.75 8-10.25h-6l1-6.75Z" />
  </Icon>
)

export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20s-7.75-4.9-7.75-10.4A4.35 4.35 0 0 1 12 7a4.35 4.35 0 0 1 7.75 2.6C19.75 15.1 12 20 12 20Z" />
  </Icon>
)

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20.5s6.75-5.7 6.75-10.75a6.75 6.75 0 1 0-13.5 0C5.25 14.8 12 20.5 12 20.5Z" />
    <circle cx="12" cy="9.75" r="2.5" />
  </Icon>
)

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.5 4.9 3.2 17.5a1.75 1.75 0 0 0 1.5 2.6h14.6a1.75 1.75 0 0 0 1.5-2.6L13.5 4.9a1.75 1.75 0 0 0-3 0Z" />
    <path d="M12 9.5v4m0 3.25h.01" />
  </Icon>
)

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.25v5M12 8h.01" />
  </Icon>
)
