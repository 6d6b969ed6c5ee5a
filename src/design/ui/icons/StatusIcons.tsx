import { Icon, type IconProps } from './Icon.tsx'

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.25V12l3.25 2" />
  </Icon>
)

export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3.75 2.5 5.2 5.750.8-4.2 4 1 5.7L12 16.75l-5.05 2.7 1-5.7-4.2-4 5.75-.8L12 3.75Z" />
  </Icon>
)

// Auto approval: booked at once, without waiting for the partner.
export const BoltIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13 3.5 5 13.75h6l-1 6.75 8-10.25h-6l1-6.75Z" />
  </Icon>
)

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6l-7-2.5Z" />
    <path d="m9 11.75 2.2 2.2L15 10" />
  </Icon>
)

export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20s-7.75-4.9-7.75-10.4A4.35 4.35 0 0 1 12 7a4.35 4.35 0 0 1 7.75 2.6C19.75 15.1 12 20 12 20Z" />
  </Icon>
)
