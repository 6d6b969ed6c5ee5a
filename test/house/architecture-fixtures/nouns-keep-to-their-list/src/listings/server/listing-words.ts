export function describeListing(): void {}
