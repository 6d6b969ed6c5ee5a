import { Icon, type IconProps } from './Icon.tsx'

export const MoreIcon = (props: IconProps) => (
  <Icon {...props} strokeWidth="2.5">
    <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" />
  </Icon>
)

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
)

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
)

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14" />
  </Icon>
)

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </Icon>
)

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.5 6.1A8.6 8.6 0 0 1 12 5.75C18 5.75 21.25 12 21.25 12a16 16 0 0 1-2.7 3.5M6.2 7.7A15.5 15.5 0 0 0 2.75 12S6 18.25 12 18.25a8.7 8.7 0 0 0 4.3-1.1" />
    <path d="M10 10.1a2.75 2.75 0 0 0 3.9 3.9M4 4l16 16" />
  </Icon>
)

export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 19.5 5.5 15 15.8 4.7a1.75 1.75 0 0 1 2.5 0l1 1a1.75 1.75 0 0 1 0 2.5L9 18.5l-4.5 1ZM14 6.5l3.5 3.5" />
  </Icon>
)

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 6.75h15M9.5 6.5V5A1.25 1.25 0 0 1 10.75 3.75h2.5A1.25 1.25 0 0 1 14.5 5v1.5M6.25 7l.8 11.6a1.75 1.75 0 0 0 1.75 1.65h6.4a1.75 1.75 0 0 0 1.75-1.65L17.75 7M10 11v5m4-5v5" />
  </Icon>
)

export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2" />
    <path d="M15.5 8.5V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.5a2 2 0 0 0 2 2h2.5" />
  </Icon>
)

export const DragIcon = (props: IconProps) => (
  <Icon {...props} strokeWidth="2.25">
    <path d="M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01" />
  </Icon>
)
