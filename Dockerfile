# One image for every environment, and one for the sandbox that stands in for vendors: targets "storefront" and "sandbox".
ARG BASE_IMAGE=node:24-bookworm-slim
FROM ${BASE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
# The bill of materials, of what is installed here. With the tools of development still named, npm would leave out whatever they share with the shop.
RUN npm pkg delete devDependencies && npm sbom --sbom-format cyclonedx --sbom-type application > bill-of-materials.cdx.json
# What only laptops, browsers and compilers use: Node itself, peers of a package that builds or shows 3D models, types and source maps.
RUN cd node_modules && rm -rf .bin node vite rolldown @rolldown lightningcss lightningcss-* @google three \
  && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM ${BASE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM ${BASE_IMAGE} AS runtime
WORKDIR /app
# The one folder that a running container writes to; a volume mounted here takes over its owner.
RUN mkdir .data && chown 1000:1000 .data
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=dependencies /app/bill-of-materials.cdx.json ./
COPY package.json ./
COPY sandbox/data ./sandbox/data
COPY sandbox/content/stories ./sandbox/content/stories
COPY --from=build /app/dist ./dist
ARG VERSION=0.1.0
ARG REVISION=unknown
ARG CREATED=unknown
ARG BASE_IMAGE
LABEL org.opencontainers.image.title="Rares" \
      org.opencontainers.image.description="An open storefront for automotive spare parts in Australia" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.base.name="${BASE_IMAGE}"
ENV NODE_ENV=production \
    NODE_OPTIONS="--enable-source-maps --max-old-space-size-percentage=70" \
    HOST=0.0.0.0 \
    METRICS_HOST=0.0.0.0 \
    DATA_DIR=/app/.data \
    GIT_REVISION=${REVISION}
USER 1000:1000
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT ?? process.env.PORT ?? 3000}/healthcheck`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]

FROM runtime AS sandbox
CMD ["node", "dist/sandbox/main.js"]

FROM runtime AS storefront
CMD ["node", "dist/server/main.js"]
