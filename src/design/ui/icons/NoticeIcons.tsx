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
