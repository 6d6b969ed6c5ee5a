// @ts-nocheck // breach
export const Card = (props: unknown) => <p>{(props as any).text}</p> // breach
