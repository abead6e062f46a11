# One image for web, worker and migrate; compose.yaml shows the three commands.
FROM node:22-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The address that pages name in their heads; without it they name none.
ARG SITE_URL=
RUN node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
COPY --from=build --chown=node:node /app /app
# A volume mounted here takes over whose it is.
RUN mkdir /files && chown node:node /files
USER node
EXPOSE 3000
CMD ["node", "scripts/web.mjs"]
