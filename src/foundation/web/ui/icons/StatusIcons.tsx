import { Icon, type IconProps } from './Icon.tsx'

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

export const SuccessIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8.25 12.25 2.6 2.6 5-5.2" />
  </Icon>
)

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
