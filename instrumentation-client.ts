// Before anything of ours runs in a browser: zod would try whether it may make code of text, which no page's policy
// allows, and each try is a violation. Said this way because importing zod here would send it with every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
